import { listAudit } from '@wenjin/database/queries/kernel/audit'
import { chinaTime } from '../shell/china-time.ts'
import { look } from '../shell/define.ts'
import { line, whole } from '../shell/fields.ts'
import { one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'

const DEFAULT_MAX = 50

export const auditLog = look({
  name: 'audit log',
  summary: '谁用这个程序改过什么',
  about: '列出用这个程序做过的改动，从新到旧：时间、操作系统账号、命令、内容。不含客户的个人信息。',
  example: 'audit log --command "customer ban"',
  options: {
    limit: one(whole('条数', 1, 10_000), `最多几条（默认${DEFAULT_MAX}）`),
    command: one(line('命令', 40), '只看一个命令，或一类命令（例如 tenant）'),
  },
  async lines({ options: { limit = DEFAULT_MAX, command }, db }) {
    return textTable(
      ['时间', '账号', '命令', '内容'],
      (await listAudit(db, limit, command)).map(({ at, actor, command, detail }) => [
        chinaTime(at),
        actor,
        command,
        JSON.stringify(detail),
      ]),
    )
  },
})
