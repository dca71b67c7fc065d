import { PLAN_TYPES, provinceById } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { isScore, readScore } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { OpenReader, TableRow } from './reader.ts'
import { isOutsideTable, readSetting, readTrack } from './setting.ts'
import type { Setting } from './setting.ts'
import type { ImportTools } from './tools.ts'

/** Reads control lines (批次线). */
export const openBatchLines: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const { cells } = row
    const setting = readSetting(layout, tools, cells)
    if (setting instanceof Rejection) {
      return isOutsideTable(cells)
        ? sink.reject(row, '不是数据行')
        : sink.reject(row, setting.reason, setting.detail)
    }
    const texts = [
      layout.text(cells, 'batch'),
      layout.text(cells, 'lineKind'),
      layout.text(cells, 'lineName'),
    ]
    const printedTrack = layout.text(cells, 'track')
    const track = readLineTrack(tools, printedTrack, setting, texts)
    if (track instanceof Rejection) return sink.reject(row, track.reason, track.detail)
    const scoreText = layout.text(cells, 'score')
    const score = readScore(scoreText)
    if (score === undefined || score === null || score.score < 0)
      return sink.reject(row, '分数认不出', scoreText)
    if (score.score > provinceById(setting.provId)!.fullMark)
      return sink.reject(row, '分数超过满分', scoreText)
    const printedMark = readScore(layout.text(cells, 'professionalScore'))
    const mark = printedMark?.score ?? null
    const professional = mark !== null && isScore(mark, null) ? mark : null
    if (printedMark === undefined || mark !== professional) sink.adjust('个别数字认不出，未取')
    sink.load(
      {
        provId: setting.provId,
        year: setting.year,
        track,
        ...readBatch(tools, setting, printedTrack, texts),
        score: score.score,
        professionalScore: professional,
        note: layout.text(cells, 'note') || null,
      },
      row.line,
    )
  },
})

/** Track of a line; null where all tracks share it: lines of art and sport, lines without a track. */
function readLineTrack(
  tools: ImportTools,
  printed: string,
  setting: Setting,
  texts: readonly string[],
): Track | null | Rejection {
  const track = tools.track(printed, setting.provId, setting.year)
  if (track !== undefined) return track
  if (printed !== '' && !/艺术|体育|美术|音乐|舞蹈|书法|编导|播音/.test(printed)) {
    return new Rejection('不是普通高考的科类', printed)
  }
  const told = readTrack(tools, '', setting, [printed, ...texts])
  return told instanceof Rejection ? null : told
}

function readBatch(
  tools: ImportTools,
  { provId, year }: Setting,
  printedTrack: string,
  texts: readonly string[],
): TableRow {
  const filled = texts.filter((text, i) => text !== '' && texts.indexOf(text) === i)
  const whole = filled.join('')
  const batchId = tools.batch(whole, provId, year)?.batchId ?? null
  const named = tools.planType(`${printedTrack}${whole}`) ?? (batchId === null ? 'otherSpecial' : 'ordinary')
  return { batchId, batchName: filled.join('，'), planType: PLAN_TYPES[named] }
}
