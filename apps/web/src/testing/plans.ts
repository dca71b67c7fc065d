import type {
  Basis,
  CallReply,
  Calls,
  GroupMajor,
  PastYear,
  RankInfo,
  Unit,
  University,
} from '@wenjin/contract'
import { HUNAN, LONG } from './world.ts'

/** Material about a province's plans, with names and numbers as long as they come. */

/** The candidate whose chances are shown. */
export const CANDIDATE = {
  provinceId: HUNAN,
  year: 2026,
  majorTypeId: 1,
  courseGroupId: 0b000_1101,
  score: 620,
}

export const BASIS: Basis = {
  year: 2026,
  rank: 9876,
  tableYear: 2025,
  unitYear: 2025,
  lineYears: [2025, 2024, 2023],
  model: 'cutoff-mixture-1',
  commonShares: { undergraduate: 0.16, vocational: 0.35 },
  demo: false,
  notes: ['2026年招生计划尚未公布，按2025年的院校专业估算', '2023年的投档线不含征集志愿'],
  sources: ['湖南省教育考试院《2025年普通高校招生本科批（普通类）投档分数线》', '教育部阳光高考平台'],
}

export const RANK_INFO: RankInfo = {
  rank: 9876,
  best: 9701,
  worst: 9876,
  edge: null,
  allowed: { best: 9000, worst: 11_000 },
  tableYear: 2026,
  oldTrack: '',
  missing: '',
  total: 267_345,
  source: '湖南省教育考试院',
  demo: false,
  nearby: [
    { score: 621, rank: 9700 },
    { score: 620, rank: 9876 },
    { score: 619, rank: 10_050 },
  ],
  equivalents: [
    { year: 2025, score: 612, rank: 9870, basis: 'share', edge: null },
    { year: 2024, score: 608, rank: 9880, basis: 'rank', edge: null },
  ],
}

export const PAST: readonly PastYear[] = [2025, 2024, 2023].map((year, i) => ({
  year,
  score: 612 - i,
  rank: 10_400 + 900 * i,
  rankDerived: i === 2,
  planNum: 12 + i,
  otherRequirement: i === 2 ? '物理' : '',
  source: BASIS.sources[0] ?? '',
}))

const UNIT: Unit = {
  planId: 1,
  univId: 1001,
  group: '103',
  unitName: '第103组（物理+化学）',
  canFile: true,
  majorNo: '',
  schoolCode: '43001',
  batchId: 2,
  planType: 0,
  planTypeName: '普通类',
  requirement: '物理+化学',
  planNum: 128,
  unitYear: 2025,
  fee: '60000~85000',
  hasMajorNum: 12,
  majorNames: [LONG.major, '计算机科学与技术（中外合作办学）', '软件工程'],
  doubts: [
    { kind: 'requirement', text: '选科要求未收录，请核对；其他年份为化' },
    {
      kind: 'jump',
      text: '投档位次2024年29116，2025年107082，相差很大：可能是一时断档，今年很可能回升，不宜当作保底',
    },
  ],
  note: '办学地点：威海校区；只招英语考生，身体条件见招生章程',
  history: [...PAST],
  probability: 0.642,
  ratio: 1.05,
  section: 'match',
  cutoffMid: 10_600,
  cutoffLow: 9100,
  cutoffHigh: 12_300,
  cutoffFrom: 'unit',
  cutoffShape: { scale: 0.12 },
}

/** A unit of choice, unlike the usual one in what is given. */
export function unitLike(fields: Partial<Unit> = {}): Unit {
  return { ...UNIT, ...fields }
}

/** One that has no past of its own. */
export const UNKNOWN_UNIT = unitLike({
  planId: 2,
  group: '104',
  unitName: '第104组',
  planType: 3,
  planTypeName: '国家专项计划',
  history: [],
  probability: null,
  ratio: null,
  section: 'unknown',
  cutoffFrom: 'school',
})

export const SCHOOL: University = {
  univId: 1001,
  univName: LONG.school,
  areaName: '山东',
  city: '威海',
  kindName: '理工',
  levelName: '本科',
  ownershipName: '中外合作办学',
  departmentName: '工业和信息化部',
  features: ['985', '211', '一流大学'],
  groups: [UNIT, UNKNOWN_UNIT],
}

export const OTHER_SCHOOL: University = {
  ...SCHOOL,
  univId: 1002,
  univName: LONG.foreign,
  areaName: '广东',
  city: '深圳',
  features: [],
  groups: [unitLike({ planId: 3, univId: 1002, unitName: LONG.major, group: '', majorNo: '080901' })],
}

export const MAJOR: GroupMajor = {
  planId: 11,
  majorNo: '06',
  majorCode: '020101',
  majorName: LONG.major,
  planNum: 6,
  fee: 85_000,
  years: 4,
  requirement: '物理+化学+生物',
  campus: '威海校区',
  note: '中外合作办学，学费按学年收取，第三学年起赴境外学习，费用另计',
  history: [...PAST],
}

export const BATCH: CallReply<Calls['batchList']>[number] = {
  batchId: 2,
  batchName: '本科批',
  reportEnabled: 1,
  reason: '',
  choiceMode: 1,
  maxUnivNum: 45,
  majorNum: 6,
  hasObey: 1,
  line: { year: 2025, score: 415, source: '湖南省教育考试院' },
  unitNum: 4123,
  queryParams: {
    feeRange: ['0,5000', '5000,10000', '40000,'],
    planNumRange: ['0,10', '10,50'],
    majorNumRange: [],
    classCountRange: [],
    subclassCountRange: [],
  },
}

type SchoolPage = CallReply<Calls['queryUniv']>

/** A page of the answer with these schools on it, and no others. */
export function schoolPage(univList: SchoolPage['univList'], fields: Partial<SchoolPage> = {}): SchoolPage {
  return {
    basis: BASIS,
    pageNo: 1,
    pageSize: 20,
    total: univList.length,
    unitTotal: univList.reduce((sum, { groups }) => sum + groups.length, 0),
    sectionCounts: { reach: 1234, match: 567, safety: 89, unlikely: 2000, unknown: 33 },
    facets: {
      areas: [
        [32, 120],
        [22, 8],
      ],
      features: [[1, 30]],
      departments: [],
      levels: [],
      ownerships: [[1, 100]],
      kinds: [[1, 60]],
      planTypes: [
        [0, 150],
        [3, 12],
      ],
      feeRanges: [
        [0, 20],
        [2, 4],
      ],
      planNumRanges: [[0, 77]],
      majorClasses: [
        { code: '0809', name: '计算机类', category: '工学', count: 66 },
        { code: '0201', name: '经济学类', category: '经济学', count: 12 },
      ],
    },
    univList,
    ...fields,
  }
}
