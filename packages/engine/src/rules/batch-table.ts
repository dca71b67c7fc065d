import { BATCHES } from '../vocab/batch.ts'
import type { BatchKind } from '../vocab/batch.ts'
import { PROVINCES } from '../vocab/province.ts'
import { CHOICE_MODES } from './batch-rule.ts'
import type { BatchRule, ChoiceUnit, Confidence } from './batch-rule.ts'

type Row = readonly [
  province: string,
  batch: BatchKind,
  name: string,
  unit: ChoiceUnit | 'sequential group' | 'sequential school',
  maxChoices: number,
  majorNum: number,
  confidence: Confidence,
  source: string | null,
  note?: string,
]

const AS_2025 = '按2025年办法，2026年以省招生考试机构公布为准'
const LOWER_OF_TWO = '各来源的数字不一，取较小的数字，以省招生考试机构公布为准'
/**
 * Vocational batches whose number of choices no source states: 20 groups (40 majors) is the least that a
 * province of comparable size sets, so a list within it is valid wherever the real number is larger.
 */
const SAFE_NUMBER = '志愿个数尚未查实，暂按已知省份的较小数字限制，以省招生考试机构公布为准'

const HEBEI = 'https://www.hebeea.edu.cn/c/2026-06-17/493051.html'
const INNER_MONGOLIA = 'http://m.jdxzz.com/gkzx/2025/0417/10337954.html'
const JILIN = 'https://www.jleea.com.cn/front/content/202704'
const TIANJIN = 'http://www.zhaokao.net/gkck/system/2026/06/16/030009834.shtml'
const JIANGSU = 'http://jyt.jiangsu.gov.cn/art/2026/4/21/art_58320_11767036.html'
const ZHEJIANG = 'https://www.zjzs.net/art/2026/6/13/art_156_12376.html'
const JIANGXI = 'http://www.jxeea.cn/jxsjyksy/cjwd22/content/content_1856071499628613632.html'
const SHANDONG = 'https://www.sdzk.cn/NewsInfo.aspx?NewsID=7200'
const HENAN = 'https://xcoss.henan.gov.cn/typtfile/20260427/cc9d5c1a332341f0a7d9223f54f0cf62.pdf'
const HUBEI = 'https://www.hbksw.com/info/41/1047.html'
const HUNAN = 'http://m.gaosan.com/gaokao/1176967.html'
const GUANGDONG = 'https://eea.gd.gov.cn/tzgg/content/post_4896626.html'
const GUANGXI = 'https://www.gxeea.cn/view/content_1013_32810.htm'
const HAINAN = 'http://ea.hainan.gov.cn/ywdt/ptgkyjszsb/202605/t20260528_4083583.html'
const CHONGQING = 'https://www.cqksy.cn/web/article/2025-06/17/content_6631.html'
const SICHUAN = 'http://www.sceea.cn/Html/202604/Newsdetail_4767.html'
const GUIZHOU = 'http://zsksy.guizhou.gov.cn/ptgk/qtxx/202506/t20250625_88190180.html'
const TIBET = 'http://zsks.edu.xizang.gov.cn/71/74/7787.html'
const QINGHAI = 'https://www.qhjyks.com/ztzl/ptgkz/5807.htm'
const NINGXIA = 'https://gaokao.eol.cn/ning_xia/dongtai/202505/t20250527_2671284.shtml'

/** The year whose rules these are. */
export const RULES_YEAR = 2026

/**
 * Rules of 2026, province by province in GB/T 2260 order. Early batches that mix sequential and parallel parts, and
 * batches of which no source states the unit, are left out rather than guessed.
 */
const ROWS: readonly Row[] = [
  [
    '北京',
    'undergrad',
    '本科普通批',
    'group',
    30,
    6,
    'high',
    'https://www.bjeea.cn/html/gkgz/tzgg/2026/0614/88216.html',
  ],
  ['北京', 'vocational', '专科普通批', 'group', 20, 6, 'low', null],
  ['天津', 'undergradA', '普通本科批A阶段', 'group', 50, 6, 'high', TIANJIN],
  ['天津', 'undergradB', '普通本科批B阶段', 'group', 25, 6, 'high', TIANJIN],
  ['河北', 'undergrad', '本科批', 'major', 96, 1, 'high', HEBEI],
  ['河北', 'vocational', '专科批', 'major', 96, 1, 'medium', HEBEI],
  ['山西', 'undergrad', '本科批', 'group', 45, 6, 'medium', null],
  ['山西', 'vocational', '专科批', 'group', 20, 6, 'low', null, SAFE_NUMBER],
  ['内蒙古', 'undergrad', '本科批', 'group', 45, 12, 'medium', INNER_MONGOLIA],
  ['内蒙古', 'vocational', '高职（专科）批', 'group', 20, 12, 'low', INNER_MONGOLIA, SAFE_NUMBER],
  [
    '辽宁',
    'undergrad',
    '本科批',
    'major',
    112,
    1,
    'high',
    'https://www.lnzsks.com/newsinfo/IMS_20240619_44007_hZ6qDmgcpv.htm',
  ],
  ['辽宁', 'vocational', '高职（专科）批', 'major', 60, 1, 'medium', null],
  [
    '吉林',
    'early',
    '本科提前批',
    'sequential group',
    1,
    6,
    'high',
    JILIN,
    'A段、B段各填1个院校专业组，按顺序志愿录取',
  ],
  ['吉林', 'undergrad', '本科批', 'group', 50, 6, 'high', JILIN],
  ['吉林', 'vocational', '专科批', 'group', 40, 6, 'high', JILIN],
  [
    '黑龙江',
    'undergrad',
    '本科批',
    'group',
    40,
    6,
    'low',
    'https://www.lzk.hl.cn/gkpd/gkxx/202401/t20240129_18920.htm',
    LOWER_OF_TWO,
  ],
  ['黑龙江', 'vocational', '专科批', 'group', 20, 6, 'low', null, SAFE_NUMBER],
  [
    '上海',
    'undergrad',
    '本科普通批',
    'group',
    24,
    4,
    'high',
    'https://www.shmeea.edu.cn/page/06300/20250425/19280.html',
    AS_2025,
  ],
  ['江苏', 'early', '普通类本科提前批', 'group', 20, 6, 'medium', JIANGSU],
  ['江苏', 'undergrad', '普通类本科批', 'group', 40, 6, 'high', JIANGSU],
  ['江苏', 'vocational', '普通类专科批', 'group', 40, 6, 'medium', JIANGSU],
  ['浙江', 'early', '普通类提前录取', 'sequential school', 5, 6, 'medium', ZHEJIANG],
  ['浙江', 'undergrad', '普通类一段', 'major', 80, 1, 'high', ZHEJIANG],
  [
    '浙江',
    'vocational',
    '普通类二段',
    'major',
    80,
    1,
    'high',
    ZHEJIANG,
    '除专科外，也录取一段没有招满的本科专业',
  ],
  ['安徽', 'early', '本科提前批', 'group', 20, 6, 'low', null],
  ['安徽', 'undergrad', '普通本科批', 'group', 45, 6, 'high', 'https://www.ahzsks.cn/ptgxzs/8884.htm'],
  ['安徽', 'vocational', '高职（专科）批', 'group', 45, 6, 'medium', null],
  [
    '福建',
    'undergrad',
    '本科批',
    'group',
    50,
    6,
    'high',
    'http://www.eeafj.cn/gkptgkgsgg/20260612/14670.html',
  ],
  ['福建', 'vocational', '专科批', 'major', 40, 1, 'low', null],
  ['江西', 'undergrad', '本科批', 'group', 45, 6, 'high', JIANGXI, '另有1个特殊类型志愿'],
  ['江西', 'vocational', '高职（专科）批', 'group', 45, 6, 'high', JIANGXI],
  ['山东', 'undergrad', '常规批（第1次志愿）', 'major', 96, 1, 'high', SHANDONG],
  ['山东', 'vocational', '常规批（第2次志愿，含专科）', 'major', 96, 1, 'high', SHANDONG],
  ['河南', 'early', '普通本科提前批', 'major', 64, 1, 'high', HENAN],
  ['河南', 'undergrad', '普通本科批', 'group', 48, 6, 'high', HENAN, '违约限报的考生只能填24个院校专业组'],
  ['河南', 'vocational', '普通高职（专科）批', 'group', 48, 6, 'medium', HENAN],
  ['湖北', 'early', '本科提前批', 'group', 20, 6, 'medium', null],
  ['湖北', 'undergrad', '本科普通批', 'group', 45, 6, 'high', HUBEI],
  ['湖北', 'vocational', '高职高专普通批', 'group', 30, 6, 'high', null],
  ['湖南', 'early', '本科提前批', 'group', 20, 6, 'low', HUNAN, LOWER_OF_TWO],
  ['湖南', 'undergrad', '本科批', 'group', 45, 6, 'medium', HUNAN, '另有1个特殊类型志愿'],
  ['湖南', 'vocational', '高职专科批', 'group', 30, 6, 'medium', HUNAN],
  ['广东', 'undergrad', '本科批', 'group', 45, 6, 'high', GUANGDONG],
  ['广东', 'vocational', '专科批', 'group', 45, 6, 'high', GUANGDONG],
  ['广西', 'early', '本科提前批', 'group', 20, 20, 'medium', GUANGXI],
  ['广西', 'undergrad', '本科普通批', 'group', 40, 20, 'high', GUANGXI],
  ['广西', 'vocational', '高职高专普通批', 'group', 40, 20, 'medium', GUANGXI],
  ['海南', 'undergrad', '本科普通批', 'group', 30, 6, 'high', HAINAN],
  ['海南', 'vocational', '高职专科批', 'group', 10, 6, 'medium', HAINAN],
  ['重庆', 'undergrad', '本科批', 'major', 96, 1, 'high', CHONGQING, AS_2025],
  ['重庆', 'vocational', '高职专科批', 'major', 96, 1, 'low', CHONGQING, AS_2025],
  ['四川', 'undergradA', '本科批A段', 'group', 20, 6, 'medium', SICHUAN, '国家专项计划、地方专项计划'],
  ['四川', 'undergrad', '本科批B段', 'group', 45, 6, 'high', SICHUAN],
  ['四川', 'vocational', '高职专科批', 'group', 45, 6, 'medium', null],
  ['贵州', 'undergrad', '本科批', 'major', 96, 1, 'high', GUIZHOU, AS_2025],
  ['贵州', 'vocational', '高职（专科）批', 'major', 96, 1, 'medium', GUIZHOU, AS_2025],
  [
    '云南',
    'undergrad',
    '本科批B段',
    'group',
    40,
    10,
    'high',
    'https://www.ynzs.cn/html/content/7511.html',
    '专项计划、预科另有各10个志愿；按2025年方案',
  ],
  ['云南', 'vocational', '高职（专科）批', 'group', 20, 10, 'low', null, SAFE_NUMBER],
  ['西藏', 'first', '本科一批', 'school', 10, 4, 'high', TIBET],
  ['西藏', 'second', '本科二批', 'school', 10, 4, 'high', TIBET],
  ['西藏', 'vocational', '专科批', 'school', 10, 4, 'high', TIBET],
  ['陕西', 'undergrad', '普通本科批', 'group', 45, 6, 'medium', 'https://www.gk100.com/read_157542743.htm'],
  ['陕西', 'vocational', '高职（专科）批', 'group', 20, 6, 'low', null, SAFE_NUMBER],
  [
    '甘肃',
    'undergrad',
    '本科批C段',
    'group',
    45,
    6,
    'high',
    'https://www.ganseea.cn/gaokaogaozhao/1884.html',
  ],
  ['甘肃', 'vocational', '高职（专科）批', 'group', 20, 6, 'low', null, SAFE_NUMBER],
  ['青海', 'early', '本科提前批', 'major', 60, 1, 'medium', null],
  ['青海', 'undergrad', '本科批', 'major', 96, 1, 'high', QINGHAI],
  ['青海', 'vocational', '高职（专科）批', 'major', 40, 1, 'low', null, SAFE_NUMBER],
  ['宁夏', 'undergradA', '本科批A段', 'sequential group', 1, 6, 'medium', NINGXIA],
  ['宁夏', 'undergrad', '本科批B段', 'group', 45, 6, 'medium', NINGXIA],
  ['宁夏', 'vocational', '专科批', 'group', 20, 6, 'low', NINGXIA, SAFE_NUMBER],
  ['新疆', 'first', '本科一批', 'school', 18, 6, 'high', 'http://www.xjzk.gov.cn/c/2026-05-06/495190.shtml'],
  ['新疆', 'second', '本科二批', 'school', 18, 6, 'medium', null],
  ['新疆', 'vocational', '专科批', 'school', 18, 6, 'medium', null],
]

/** Every rule known, by province in GB/T 2260 order and then in the order the batches are filled. */
export const BATCH_RULES: readonly BatchRule[] = ROWS.map(toRule)

function toRule([
  province,
  batch,
  name,
  how,
  maxChoices,
  majorNum,
  confidence,
  source,
  note,
]: Row): BatchRule {
  const sequential = how.startsWith('sequential')
  const unit = how.replace('sequential ', '') as ChoiceUnit
  return {
    provId: PROVINCES.find((one) => one.name === province)!.provId,
    batchId: BATCHES[batch],
    name,
    unit,
    choiceMode: CHOICE_MODES[unit],
    maxUnivNum: maxChoices,
    majorNum,
    hasObey: unit !== 'major',
    parallel: !sequential,
    sequential,
    source,
    confidence,
    note: note ?? null,
  }
}
