import { provinceById } from '../vocab/province.ts'
import type { Confidence } from './batch-rule.ts'

/** How candidates of one total score are ranked (同分排位). */
export interface TieBreakRule {
  /** The rule in Chinese, with what is not confirmed said in it. */
  readonly text: string
  readonly source: string | null
  readonly confidence: Confidence
}

const NEW_311 = [
  '语文与数学之和',
  '语文或数学单科最高分',
  '外语',
  '首选科目',
  '再选科目最高分',
  '再选科目次高分',
]
const NEW_33 = ['语文与数学之和', '语文或数学单科最高分', '外语', '选考科目最高分', '选考科目次高分']
const BY_ORDER = '仍相同的比较志愿顺序，顺序也相同的全部投档'
const ASSUMED = '本省规则尚未查实，按多数省份的做法推定，以省招生考试机构公布为准'

type Row = readonly [
  province: string,
  confidence: Confidence,
  compared: readonly string[],
  last: string,
  source?: string,
]

const ROWS: readonly Row[] = [
  ['北京', 'low', ['语文', '数学', '外语'], '比较次序尚未查实，以省招生考试机构公布为准'],
  ['天津', 'low', NEW_33, ASSUMED],
  ['河北', 'medium', NEW_311, '仍相同的比较志愿顺序'],
  ['山西', 'low', NEW_311, ASSUMED],
  ['内蒙古', 'low', NEW_311, ASSUMED],
  ['辽宁', 'low', NEW_311, ASSUMED],
  ['吉林', 'low', NEW_311, ASSUMED],
  ['黑龙江', 'low', NEW_311, BY_ORDER],
  [
    '上海',
    'medium',
    ['语文与数学之和', '外语', '选考科目最高分', '选考科目次高分', '选考科目最低分'],
    '仍相同的比较加分',
  ],
  ['江苏', 'high', NEW_311.slice(0, 5), BY_ORDER],
  ['浙江', 'low', NEW_33, ASSUMED],
  ['安徽', 'low', NEW_311, '仍相同的比较报名序号'],
  [
    '福建',
    'high',
    ['同等条件优先（照顾）', ...NEW_311],
    BY_ORDER,
    'http://www.eeafj.cn/gkptgkgsgg/20260612/14670.html',
  ],
  ['江西', 'low', NEW_311, ASSUMED],
  ['山东', 'high', NEW_33, BY_ORDER, 'https://www.sdzk.cn/NewsInfo.aspx?NewsID=7200'],
  ['河南', 'medium', NEW_311, BY_ORDER],
  ['湖北', 'high', NEW_311, BY_ORDER],
  ['湖南', 'low', NEW_311, ASSUMED],
  ['广东', 'low', NEW_311, ASSUMED],
  ['广西', 'medium', NEW_311, BY_ORDER],
  ['重庆', 'low', NEW_311, ASSUMED],
  ['四川', 'medium', NEW_311, BY_ORDER, 'https://www.baowen888.com/2025/4029.html'],
  ['贵州', 'medium', NEW_311, BY_ORDER],
  ['云南', 'low', NEW_311, ASSUMED],
  ['陕西', 'low', NEW_311, ASSUMED],
  [
    '甘肃',
    'high',
    ['不含政策加分的总分', ...NEW_311],
    BY_ORDER,
    'https://www.ganseea.cn/gaokaogaozhao/1884.html',
  ],
  ['青海', 'low', NEW_311, ASSUMED],
  ['宁夏', 'low', NEW_311, ASSUMED],
]

/** The tie-break rule of a province, or undefined when no source states it (海南, 西藏, 新疆). */
export function tieBreakRule(provId: number): TieBreakRule | undefined {
  const name = provinceById(provId)?.name
  const row = ROWS.find(([province]) => province === name)
  if (row === undefined) return undefined
  const [, confidence, compared, last, source] = row
  return { text: `总分相同的，依次比较${compared.join('、')}；${last}。`, source: source ?? null, confidence }
}
