import type { SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import { provinceById, provinceRules, subjectsText, TRACK_NAMES } from '@wenjin/engine'
import type { BatchId, BatchRule } from '@wenjin/engine'
import type { ListBatchDetail, ListChoiceDetail } from '@wenjin/contract'
import writeExcelFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import { batchesIn } from './present.ts'

/**
 * A list as an Excel file: one sheet a batch, laid out as the province's form asks (a group with its
 * majors and obedience in a row, or a major a row), with the candidate on top.
 */
export async function exportList(row: SavedListRow, score: SavedCandidateRow): Promise<Buffer> {
  const batches = batchesIn(row).filter((batch) => batch.reportUnivList.length > 0)
  const sheets = (batches.length === 0 ? batchesIn(row).slice(0, 1) : batches).map((batch) => ({
    sheet: batch.batchName.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, 31),
    data: sheetOf(batch, row, score),
    columns: widthsOf(batch, score),
  }))
  if (sheets.length === 0)
    sheets.push({ sheet: '志愿表', data: titleOf(row, score), columns: [{ width: 60 }] })
  return writeExcelFile(sheets).toBuffer()
}

function ruleOf(batch: ListBatchDetail, score: SavedCandidateRow): BatchRule | undefined {
  return provinceRules(score.provId, batch.batchId as BatchId)
}

function titleOf(row: SavedListRow, score: SavedCandidateRow): SheetData {
  const subjects = score.subjects === null ? '' : `（${subjectsText(score.subjects)}）`
  const heading = `${provinceById(score.provId)?.name ?? ''} ${score.year}年 ${TRACK_NAMES[score.track]}${subjects}`
  return [
    [{ value: row.name, fontWeight: 'bold', fontSize: 14 }],
    [`${heading} ${score.score}分 位次${score.rank}`],
    ['本表由考生自行填写，供填报时对照，以省招生考试机构的系统为准'],
  ]
}

function sheetOf(batch: ListBatchDetail, row: SavedListRow, score: SavedCandidateRow): SheetData {
  const rule = ruleOf(batch, score)
  const majors = rule?.choiceMode === 2
  const places = majorPlaces(rule)
  const head = majors
    ? ['志愿序号', '院校代号', '院校名称', '专业代号', '专业名称']
    : [
        '志愿序号',
        '院校代号',
        '院校名称',
        '专业组',
        ...places.map((n) => `专业${n}`),
        '服从专业调剂',
        '备选专业',
      ]
  const body = batch.reportUnivList.map((one) => (majors ? majorRow(one) : groupRow(one, places)))
  return [...titleOf(row, score), [], head.map((value) => ({ value, fontWeight: 'bold' as const })), ...body]
}

/** Numbers of the form's places for majors: 1 to the province's number a choice. */
function majorPlaces(rule: BatchRule | undefined): number[] {
  return Array.from({ length: rule?.majorNum ?? 6 }, (_, i) => i + 1)
}

function groupRow(one: ListChoiceDetail, places: readonly number[]): SheetData[number] {
  const names = one.majorList.map((major) => `${major.majorNo} ${major.majorName}`.trim())
  const spare = names.slice(places.length).join('；')
  return [
    one.reportNo,
    one.schoolCode,
    one.univName,
    one.unitName || one.group,
    ...places.map((n) => names[n - 1] ?? ''),
    one.isObey === 1 ? '是' : '否',
    spare,
  ]
}

function majorRow(one: ListChoiceDetail): SheetData[number] {
  return [one.reportNo, one.schoolCode, one.univName, one.majorNo, one.unitName]
}

function widthsOf(batch: ListBatchDetail, score: SavedCandidateRow): { width: number }[] {
  const rule = ruleOf(batch, score)
  const own = rule?.choiceMode === 2 ? [12, 40] : [16, ...majorPlaces(rule).map(() => 24), 14, 40]
  return [10, 12, 28, ...own].map((width) => ({ width }))
}
