import { activityList, activityRemove, activitySet } from './commands/activity.ts'
import { auditLog } from './commands/audit.ts'
import { backtest } from './commands/backtest.ts'
import { bannerList, bannerRemove, bannerSet } from './commands/banner.ts'
import { cardIssue, cardVoid } from './commands/card.ts'
import { chance } from './commands/chance.ts'
import { configGet, configList, configSet, configUnset } from './commands/config.ts'
import { customerBan, customerFind, customerReopenProvince, customerUnban } from './commands/customer.ts'
import { dataCommand } from './commands/data.ts'
import { importCommand } from './commands/import.ts'
import { keysRotate } from './commands/keys.ts'
import { modelFit } from './commands/model-fit.ts'
import { rightList, rightSet } from './commands/right.ts'
import { smsLog } from './commands/sms.ts'
import { tenantList, tenantShow } from './commands/tenant-look.ts'
import { tenantSecret } from './commands/tenant-secret.ts'
import { tenantCreate, tenantSet } from './commands/tenant.ts'
import type { Command } from './shell/command.ts'

/** Every command, in the order the overview names them. */
export const COMMANDS: readonly Command[] = [
  importCommand,
  dataCommand,
  tenantCreate,
  tenantSet,
  tenantList,
  tenantShow,
  tenantSecret,
  configSet,
  configGet,
  configList,
  configUnset,
  customerFind,
  customerBan,
  customerUnban,
  customerReopenProvince,
  smsLog,
  keysRotate,
  rightSet,
  rightList,
  cardIssue,
  cardVoid,
  bannerSet,
  bannerList,
  bannerRemove,
  activitySet,
  activityList,
  activityRemove,
  auditLog,
  chance,
  backtest,
  modelFit,
]
