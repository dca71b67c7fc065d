import { examModeIn, provinceById } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { OpenReader } from './reader.ts'
import { Rejection } from './reader.ts'
import { isOutsideTable, readSetting, readTrack } from './setting.ts'
import type { Setting } from './setting.ts'
import type { ImportTools } from './tools.ts'

/** The tracks of 3+1+2, in both of which a requirement without a primary subject holds. */
const SIDES: readonly Track[] = ['physics', 'history']

/** Reads subject requirements (选科要求) that provinces publish apart from a plan: one row a track that may apply. */
export const openSubjectRequirements: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const { cells } = row
    if (isOutsideTable(cells)) return sink.reject(row, '不是数据行')
    const setting = readSetting(layout, tools, cells)
    if (setting instanceof Rejection) return sink.reject(row, setting.reason, setting.detail)
    const [name, code] = [layout.text(cells, 'schoolName'), layout.text(cells, 'schoolCode')]
    if (name === '' && code === '') return sink.reject(row, '没有院校名称和代码')
    const tracks = tracksOf(tools, layout.text(cells, 'track'), setting)
    if (tracks instanceof Rejection) return sink.reject(row, tracks.reason, tracks.detail)
    const text = layout.text(cells, 'requirement')
    const required = tracks.flatMap((track) => {
      const requirement = tools.requirement(text, track)
      return requirement === undefined || requirement === null ? [] : [{ track, requirement }]
    })
    if (required.length === 0) return sink.reject(row, '选科要求认不出', text)
    const school = tools.school({ name: name || null, code: code || null, provId: setting.provId })
    for (const { track, requirement } of required) {
      sink.load(
        {
          ...setting,
          track,
          univId: school.univId,
          schoolCode: code || null,
          schoolName: school.schoolName,
          groupCode: layout.text(cells, 'groupCode') || null,
          majorCode: layout.text(cells, 'majorCode') || null,
          majorName: layout.text(cells, 'majorName') || null,
          requirement,
        },
        row.line,
      )
    }
  },
})

/** The track that is printed; where none is, all that the province had: whether one can apply its requirement says. */
function tracksOf(tools: ImportTools, printed: string, setting: Setting): readonly Track[] | Rejection {
  const mode = examModeIn(provinceById(setting.provId)!, setting.year)
  if (printed === '' && mode === '3+1+2') return SIDES
  const track = readTrack(tools, printed, setting, [])
  return track instanceof Rejection ? track : [track]
}
