import { TABLE_KIND_NAMES } from '@wenjin/importer/header/table-kind'
import type { FileReport, ImportReport } from '@wenjin/importer/report'
import { provinceById } from '@wenjin/engine'
import { textTable } from '../shell/text-table.ts'

const STATUS: Readonly<Record<FileReport['status'], string>> = {
  loaded: '已导入',
  unchanged: '无变化',
  leftOut: '未收',
  failed: '失败',
}

/** Schools named at most for one file; all of them are in the JSON report. */
const SCHOOLS_NAMED = 5

/** What an import did, for the terminal: a line a file, then what a person should look at. */
export function importReportLines(report: ImportReport): string[] {
  const header = [
    '文件',
    '种类',
    '编码',
    '读入',
    '入库',
    '新增',
    '改动',
    '去除',
    '重复',
    '拒收',
    '院校匹配',
    '用时',
    '结果',
  ]
  return [
    ...textTable(header, report.files.map(fileRow)),
    '',
    ...report.files.flatMap(fileNotes),
    ...settlementLines(report),
    ...reliabilityLines(report),
    ...(report.reportError === null ? [] : [`报告文件没有写成：${report.reportError}`]),
    summaryLine(report),
  ]
}

function fileRow(file: FileReport): (string | number)[] {
  return [
    file.file,
    file.kind === null ? '—' : TABLE_KIND_NAMES[file.kind],
    file.encoding ?? '—',
    file.rowsRead,
    file.rowsLoaded,
    file.difference.added,
    file.difference.changed,
    file.difference.removed,
    file.duplicates,
    total(file.rejected),
    matchShare(file),
    `${(file.durationMs / 1000).toFixed(1)}秒`,
    STATUS[file.status],
  ]
}

const WITH_SCHOOLS: ReadonlySet<FileReport['kind']> = new Set([
  'admission',
  'plan',
  'discipline_grade',
  'first_class_discipline',
  'first_class_major',
])

function matchShare({ kind, status, rowsLoaded, unmatchedRows }: FileReport): string {
  if (!WITH_SCHOOLS.has(kind) || status === 'failed' || rowsLoaded === 0) return '—'
  const share = Math.max(0, 1 - unmatchedRows / rowsLoaded)
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`
}

function fileNotes(file: FileReport): string[] {
  const named = file.unmatchedSchools
    .slice(0, SCHOOLS_NAMED)
    .map(([school, rows]) => `${school}（${rows}行）`)
  const more = file.unmatchedSchools.length - named.length
  const notes = [
    file.error === null ? '' : problemOf(file, file.error),
    ...Object.entries(file.rejected).map(([reason, rows]) => `拒收${rows}行：${reason}`),
    ...Object.entries(file.adjusted).map(([reason, rows]) => `${rows}行${reason}`),
    named.length === 0
      ? ''
      : `未匹配的院校：${named.join('、')}${more > 0 ? `等${file.unmatchedSchools.length}所` : ''}`,
    file.demoReplaced.length === 0 ? '' : `换下了示例数据：${file.demoReplaced.map(provinceName).join('、')}`,
    file.rejectsFile === null ? '' : `拒收的行：${file.rejectsFile}`,
  ].filter((note) => note !== '')
  return notes.length === 0 ? [] : [`${file.file}`, ...notes.map((note) => `  ${note}`)]
}

function problemOf({ status }: FileReport, error: string): string {
  return status === 'leftOut' ? `未收：${error}` : `失败：${error}。这个文件没有导入，原有数据没有变`
}

function provinceName(provId: number): string {
  return provinceById(provId)?.name ?? String(provId)
}

function settlementLines({ settlement, settlementError }: ImportReport): string[] {
  if (settlementError !== null) return [`导入后的整理失败：${settlementError}`]
  if (settlement === null) return []
  const { matchedRows, derivedRanks, demoUniversities, demoMajors } = settlement
  return [
    matchedRows === 0 ? '' : `整理：后来又匹配上院校${matchedRows}行`,
    derivedRanks === 0 ? '' : `整理：按一分一段补上位次${derivedRanks}行`,
    demoUniversities + demoMajors === 0
      ? ''
      : `整理：去掉示例院校${demoUniversities}所、示例专业${demoMajors}个`,
  ].filter((line) => line !== '')
}

function reliabilityLines({ reliability, reliabilityError }: ImportReport): string[] {
  const failed =
    reliabilityError === null
      ? []
      : [`往年的概率准不准没有算成，数据中心暂不显示，下次导入时再算：${reliabilityError}`]
  if (reliability === null || reliability.provIds.length === 0) return failed
  const provinces = reliability.provIds.map(provinceName).join('、')
  return [`检验往年的概率：${provinces}，共${reliability.seriesNum}组`, ...failed]
}

function summaryLine({ files, dryRun, durationMs }: ImportReport): string {
  const count = (status: FileReport['status']): number =>
    files.filter((file) => file.status === status).length
  const rows = files.reduce((sum, file) => sum + (file.status === 'loaded' ? file.rowsLoaded : 0), 0)
  const tried = dryRun ? '（试运行，没有写入数据库）' : ''
  return `共${files.length}个文件：导入${count('loaded')}个（${rows}行），无变化${count('unchanged')}个，${count('leftOut') === 0 ? '' : `未收${count('leftOut')}个，`}失败${count('failed')}个，用时${(durationMs / 1000).toFixed(1)}秒${tried}`
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}
