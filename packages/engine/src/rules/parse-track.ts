import { examModeIn } from '../vocab/exam-form.ts'
import { provinceById } from '../vocab/province.ts'
import type { ExamMode } from '../vocab/subject.ts'
import type { Track } from '../vocab/track.ts'

/**
 * Candidates who sit other papers or compete in a line of their own, and whose ranks are not those of the ordinary
 * tracks.
 */
const OTHER_COMPETITION = /蒙授|民语|民汉|单列|对口|三校生|职教|职高|中职|技能|单招|学考|双语|语数外/

/** The two sides every division of candidates has, whatever the year calls them. */
const SCIENCE_SIDE = /物理|理科|理工|^(艺术|体育|汉授)?理$/
const LIBERAL_SIDE = /历史|文科|文史|^(艺术|体育|汉授)?文$/
const UNDIVIDED = /^(3\+3)?综合(改革|类)?$|不分文理|不分科类|^不限$|^3\+3$/

const SIDES: Readonly<Record<Exclude<ExamMode, '3+3'>, { science: Track; liberal: Track }>> = {
  '3+1+2': { science: 'physics', liberal: 'history' },
  old: { science: 'science', liberal: 'liberal' },
}

/**
 * The track (科类) that a table names: '物理类', '首选物理', '理科', '理工', '综合', '3+3综合', '不分文理' …
 * What a name means follows from how the province examined in the year: sources that say 理科 of a 3+1+2 year, or
 * 物理类 of an old-style year, mean the side of that year.
 * @param text as printed
 * @param provId province of the row; @param year year of the row
 * @returns undefined when the text names no track, or one that the province did not have that year
 */
export function parseTrack(text: string, provId: number, year: number): Track | undefined {
  const province = provinceById(provId)
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (province === undefined || OTHER_COMPETITION.test(plain)) return undefined
  const mode = examModeIn(province, year)
  if (UNDIVIDED.test(plain)) return mode === '3+3' ? 'combined' : undefined
  if (mode === '3+3') return undefined
  const science = SCIENCE_SIDE.test(plain)
  if (science === LIBERAL_SIDE.test(plain)) return undefined
  return science ? SIDES[mode].science : SIDES[mode].liberal
}
