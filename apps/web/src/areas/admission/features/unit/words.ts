import type { Basis, Doubt, GroupMajor, PastYear, Unit, University } from '@wenjin/contract'
import type { Fact } from '../../../../shared/ui/facts.tsx'
import { countText } from '../../../../shared/ui/figures.ts'

/** Features in as few words as people use: 985, 211, 双一流. */
export function featureTags({ features }: Pick<University, 'features'>): string[] {
  const plain = features.filter((name) => name === '985' || name === '211')
  const firstClass = features.some((name) => name === '一流大学' || name === '一流学科')
  return firstClass ? [...plain, '双一流'] : plain
}

/** 湖南长沙 · 综合; 民办 is said, 公办 goes without saying; what is not known is left out. */
export function schoolLine({ areaName, city, kindName, ownershipName }: University): string {
  const place = city.startsWith(areaName) || areaName === '' ? city || areaName : `${areaName}${city}`
  return [place, kindName, ownershipName === '公办' ? '' : ownershipName].filter(Boolean).join(' · ')
}

/** 招12人; '' when the source has no number. */
export function planText({ planNum }: Pick<Unit, 'planNum'>): string {
  return planNum === null ? '' : `招${planNum}人`
}

/** What a closed row says of a unit: 招12人, 化[选1], 5500元. */
export function unitFacts(unit: Unit): string[] {
  // a requirement that is not known is among the doubts
  const requirement = unit.doubts.some(({ kind }) => kind === 'requirement') ? '' : unit.requirement
  return [planText(unit), requirement, feeText(unit.fee).replace('/年', '')].filter((fact) => fact !== '')
}

/** 5500元/年, 5500~6500元/年; '' when not stated. */
export function feeText(fee: string | number | null): string {
  return fee === null || fee === '' ? '' : `${fee}元/年`
}

/** 含8个专业：计算机类、软件工程…; '' for a unit that is one major, or whose majors are not known. */
export function majorsText({ hasMajorNum, majorNames, group }: Unit): string {
  if (majorNames.length === 0) return group === '' ? '' : '组内专业以招生计划为准'
  const names = majorNames.join('、')
  return `${hasMajorNum}个专业：${names}${hasMajorNum > majorNames.length ? '…' : ''}`
}

/** How a unit is called beside its school: 第103组, or the major with its code. The requirement stands elsewhere. */
export function unitTitle({ unitName, group, majorNo, requirement }: Unit): string {
  if (group === '' && majorNo !== '') return `${majorNo} ${unitName}`
  return unitName.replace(`（${requirement}）`, '') || (group === '' ? '' : `第${group}组`)
}

/** What is to be checked of a unit, in as few words as a row has room for. */
export const DOUBT_NAMES: Readonly<Record<Doubt['kind'], string>> = {
  requirement: '选科未收录',
  type: '类型待核对',
  condition: '条件待核对',
  otherGroup: '组有变化',
  jump: '位次大变',
}

/** Why there is no chance to show, and what there is instead. */
export function unknownText(unit: Cutoff): string {
  if (unit.cutoffFrom === 'bound')
    return `最近一次的投档线只公布到这个分数“及以上”，实际投档位次在前${countText(unit.cutoffHigh)}名以内的哪里，没有公开数据，不给出概率。`
  const reason = '没有可比的往年投档位次（新增或拆分的专业组、首次招生），不给出概率'
  const range = rangeText(unit)
  if (range === null) return `${reason}，请参考院校其他专业组。`
  return unit.cutoffFrom === 'school'
    ? `${reason}。按该校其他招生单位往年的投档，位次大致在${range}之间，只供参考。`
    : `${reason}。该校没有往年投档线，按同一层次院校的投档，位次大致在${range}之间，范围很宽，只供参考。`
}

type Cutoff = Pick<Unit, 'cutoffLow' | 'cutoffHigh' | 'cutoffFrom'>

/** This year's cut-off as an interval: 7,800～9,400; null when it is not estimated from the unit's own past. */
export function intervalText(unit: Cutoff): string | null {
  return unit.cutoffFrom === 'unit' ? rangeText(unit) : null
}

function rangeText({ cutoffLow, cutoffHigh }: Cutoff): string | null {
  return cutoffLow === null || cutoffHigh === null
    ? null
    : `${countText(cutoffLow)}～${countText(cutoffHigh)}`
}

/** A chance in plain words: what it counts, and what it does not promise. */
export function rateText(chance: number, year: number): string {
  const sure = chance < 0.01 || chance > 0.99
  const hundred = Math.round(chance * 100)
  const count = sure ? (chance < 0.5 ? '不到1次' : '99次以上') : `约${hundred}次`
  return `如果把${year}年这样的投档重复100次，${count}的投档最低位次不好于你的位次，也就是投得进。`
}

/** Year and source of one past line. */
export function pastFacts({ year, source, rankDerived }: PastYear): Fact[] {
  return [
    { name: '年份', value: `${year}年` },
    { name: '来源', value: source },
    ...(rankDerived ? [{ name: '位次', value: `由${year}年一分一段表换算，来源未公布` }] : []),
  ]
}

/** 学制、计划、学费、校区 of a major in one line. */
export function majorLine({ planNum, fee, years, campus }: GroupMajor): string {
  return [
    planNum === null ? '' : `招${planNum}人`,
    feeText(fee),
    years === null ? '' : `学制${years}年`,
    campus,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What an answer rests on, as facts. */
export function basisFacts({ rank, tableYear, unitYear, lineYears, model, sources }: Basis): Fact[] {
  return [
    { name: '我的位次', value: `${countText(rank)}（${tableYear}年一分一段表）` },
    { name: '院校专业', value: `${unitYear}年` },
    { name: '往年投档', value: lineYears.length === 0 ? '暂无' : `${lineYears.join('、')}年` },
    { name: '概率模型', value: model },
    { name: '数据来源', value: [...new Set(sources)].join('；') || '未注明' },
  ]
}

/** 2026-06-26T08:00 → 6月26日 08:00: a moment of the province's own announcement, in its words. */
export function fillMoment(text: string): string {
  const parts = /^\d{4}-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(text)
  if (parts === null) return text
  const day = `${Number(parts[1])}月${Number(parts[2])}日`
  return parts[3] === undefined ? day : `${day} ${parts[3]}`
}
