import { insertAudit } from '@wenjin/database/queries/kernel/audit'
import type { Connection } from '@wenjin/database/connect/connection'
import { EXIT, Failure } from './command.ts'
import type { Command, ExitCode, Surroundings } from './command.ts'
import { helpText } from './help-text.ts'
import type { HelpParts } from './help-text.ts'
import { DATA_DIR, dataPlace, withDatabase } from './open-database.ts'
import type { DataPlace } from './open-database.ts'
import { flag, readOptions } from './options.ts'
import type { Options, Values } from './options.ts'

export type Db = Connection['db']
/** The database inside the transaction of a change. */
export type Trx = Parameters<Parameters<ReturnType<Db['transaction']>['execute']>[0]>[0]

interface Story<O extends Options> extends HelpParts {
  readonly summary: string
  readonly options: O
}

interface At<O extends Options> {
  readonly options: Values<O>
  readonly db: Db
  readonly place: DataPlace
  readonly around: Surroundings
}

/** A command that changes nothing: its lines are printed. */
export function look<const O extends Options>(
  story: Story<O> & { readonly lines: (at: At<O>) => Promise<readonly string[]> },
): Command {
  const options = { ...story.options, ...DATA_DIR }
  return {
    name: story.name,
    summary: story.summary,
    help: helpText({ ...story, options }),
    async run(args, around) {
      const values = readOptions<Options>(args, options) as Values<O> & Values<typeof DATA_DIR>
      const place = dataPlace(around.env, values['data-dir'])
      return withDatabase(place, 'fail', async ({ db }) => {
        for (const line of await story.lines({ options: values, db, place, around })) around.print(line)
        return EXIT.done
      })
    },
  }
}

/** What a change is about to do. */
export interface Plan {
  /** What the operator agrees to, as a sentence without its question mark. */
  readonly intent: string
  /** For the audit: nothing personal. */
  readonly detail: Readonly<Record<string, unknown>>
  /** Does it. Throws Failure, then nothing is changed. */
  apply(db: Trx, now: Date): Promise<readonly string[] | Done>
}

/** Lines to print once it is done for good, and what of it is known only then, for the audit. */
interface Done {
  readonly lines: readonly string[]
  readonly made: Readonly<Record<string, unknown>>
}

const CONFIRMATION = { yes: flag('不再确认；没有终端时必须写') }
const YES: ReadonlySet<string> = new Set(['y', 'yes', '是'])

/**
 * A command that changes what customers meet: planned, agreed to, done, and entered in the audit in one transaction.
 * A plan that is a text says why there is nothing to do.
 */
export function change<const O extends Options>(
  story: Story<O> & { readonly plan: (at: At<O>) => Promise<Plan | string> },
): Command {
  const options = { ...story.options, ...CONFIRMATION, ...DATA_DIR }
  return {
    name: story.name,
    summary: story.summary,
    help: helpText({ ...story, options }),
    async run(args, around) {
      const values = readOptions<Options>(args, options) as Values<O> &
        Values<typeof CONFIRMATION & typeof DATA_DIR>
      if (!values.yes && around.ask === undefined)
        throw new Failure('这个命令会改动数据，而这里没有终端可以确认；确实要做时加 --yes')
      const place = dataPlace(around.env, values['data-dir'])
      return withDatabase(place, 'fail', async ({ db }) => {
        const plan = await story.plan({ options: values, db, place, around })
        if (typeof plan === 'string') {
          around.print(plan)
          return EXIT.done
        }
        if (!values.yes && !(await isAgreed(plan.intent, around))) return EXIT.failed
        return carryOut(story.name, plan, db, around)
      })
    },
  }
}

async function isAgreed(intent: string, { ask, complain }: Surroundings): Promise<boolean> {
  const answer = (await ask?.(`${intent}。确定吗？输入 yes 继续：`)) ?? ''
  if (YES.has(answer.trim().toLowerCase())) return true
  complain('没有改动')
  return false
}

async function carryOut(command: string, plan: Plan, db: Db, around: Surroundings): Promise<ExitCode> {
  const lines = await db.transaction().execute(async (trx) => {
    const at = around.clock()
    const done = await plan.apply(trx, at)
    const { lines, made } = 'lines' in done ? done : { lines: done, made: {} }
    await insertAudit(trx, { at, actor: around.actor, command, detail: { ...plan.detail, ...made } })
    return lines
  })
  for (const line of lines) around.print(line)
  return EXIT.done
}
