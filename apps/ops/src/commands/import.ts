import { MappingError, readMapping } from '@wenjin/importer/header/mapping'
import { renewReliability } from '@wenjin/admission/judge/renew'
import { importTables } from '@wenjin/importer/import-tables'
import { SourceError } from '@wenjin/importer/source/source-error'
import type { ImportProgress } from '@wenjin/importer/report'
import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, UsageError } from '../shell/command.ts'
import type { Command, ExitCode, Surroundings } from '../shell/command.ts'
import { PATH } from '../shell/fields.ts'
import { helpText } from '../shell/help-text.ts'
import { DATA_DIR, dataPlace, withDatabase } from '../shell/open-database.ts'
import type { DataPlace } from '../shell/open-database.ts'
import { flag, many, readOptions } from '../shell/options.ts'
import { importReportLines } from './import-report.ts'

const ABOUT = `把各省公布的表格导入数据库：一分一段、批次线、招生计划、投档录取线、院校名单、专业目录、学科评估、中学名单等。
读CSV（UTF-8或GB18030）、csv.gz和xlsx；表格种类由表头识别。每个文件要么整个导入，要么一行不动；
没有变化的文件不会重新导入。

数据库由环境变量DATABASE_URL指定（PostgreSQL）；没有时用数据目录里的嵌入式数据库，导入前要先停服务器。
报告写在 数据目录/imports/<时间>.json，没有导入的行写在 数据目录/imports/<时间>/<文件>.rejects.csv。
退出码：0 全部成功，1 有文件失败，2 用法不对。`

const OPTIONS = {
  from: many(PATH, '表格所在的目录，或一个文件', true),
  mapping: many(
    PATH,
    '一个来源的映射文件（JSON），优先于自带的。表头里没有的（年份、省份、批次……）、\n不常见的列名和来源的可靠程度写在里面，写法照 packages/importer/mappings/ 里的文件',
  ),
  'dry-run': flag('只检查和报告，不写数据库'),
  ...DATA_DIR,
}

/** Imports tables of official sources. */
export const importCommand: Command = {
  name: 'import',
  summary: '导入官方表格',
  help: helpText({
    name: 'import',
    about: ABOUT,
    options: OPTIONS,
    example: 'import --from 表格目录 --dry-run',
  }),
  async run(args, around) {
    const options = readOptions(args, OPTIONS)
    const absent = options.from.find((path) => !existsSync(path))
    if (absent !== undefined) throw new UsageError(`${absent}：目录或文件不存在`)
    const tables = {
      paths: options.from,
      mappings: readMappings(options.mapping),
      dryRun: options['dry-run'],
    }
    return importInto(dataPlace(around.env, options['data-dir']), tables, around)
  },
}

type Tables = Pick<Parameters<typeof importTables>[0], 'paths' | 'mappings' | 'dryRun'>

async function importInto(place: DataPlace, tables: Tables, around: Surroundings): Promise<ExitCode> {
  const report = await withDatabase(place, tables.dryRun ? 'rehearse' : 'make', (connection) =>
    importTables({
      ...tables,
      connection,
      clock: around.clock,
      judge: renewReliability,
      reportDir: join(place.dataDir, 'imports'),
      ...(connection.engine === 'embedded' && existsSync(place.dataDir)
        ? { freeBytes: () => freeBytes(place.dataDir) }
        : {}),
      onProgress: (progress) => around.progress(progressLine(progress)),
    })
      .catch((error: unknown) => {
        throw error instanceof SourceError ? new UsageError(error.message) : error
      })
      .finally(() => around.progress('')),
  )
  for (const line of importReportLines(report)) around.print(line)
  const failed =
    report.settlementError !== null ||
    report.reliabilityError !== null ||
    report.reportError !== null ||
    report.files.some((file) => file.status === 'failed')
  return failed ? EXIT.failed : EXIT.done
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function readMappings(paths: readonly string[]) {
  try {
    return paths.map(readMapping)
  } catch (error) {
    if (error instanceof MappingError) throw new UsageError(error.message)
    throw error
  }
}

function progressLine({ file, index, total, rows, elapsedMs }: ImportProgress): string {
  const rate = elapsedMs > 0 && rows > 0 ? `，每秒${Math.round((rows / elapsedMs) * 1000)}行` : ''
  return `[${index}/${total}] ${file}：${rows}行${rate}`
}
