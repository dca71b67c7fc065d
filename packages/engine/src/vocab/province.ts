/** A province of the mainland as the product numbers it: provId 15…45 in GB/T 2260 order (湖南 is 32). */
export interface Province {
  readonly provId: number
  readonly name: string
  /** Full administrative name, as official tables print it. */
  readonly fullName: string
  /** GB/T 2260 code, six digits. */
  readonly gbCode: string
  /** Full mark of the total score. */
  readonly fullMark: number
}

const rows: readonly [name: string, fullName: string, gb: string, full: number][] = [
  ['北京', '北京市', '110000', 750],
  ['天津', '天津市', '120000', 750],
  ['河北', '河北省', '130000', 750],
  ['山西', '山西省', '140000', 750],
  ['内蒙古', '内蒙古自治区', '150000', 750],
  ['辽宁', '辽宁省', '210000', 750],
  ['吉林', '吉林省', '220000', 750],
  ['黑龙江', '黑龙江省', '230000', 750],
  ['上海', '上海市', '310000', 660],
  ['江苏', '江苏省', '320000', 750],
  ['浙江', '浙江省', '330000', 750],
  ['安徽', '安徽省', '340000', 750],
  ['福建', '福建省', '350000', 750],
  ['江西', '江西省', '360000', 750],
  ['山东', '山东省', '370000', 750],
  ['河南', '河南省', '410000', 750],
  ['湖北', '湖北省', '420000', 750],
  ['湖南', '湖南省', '430000', 750],
  ['广东', '广东省', '440000', 750],
  ['广西', '广西壮族自治区', '450000', 750],
  ['海南', '海南省', '460000', 900],
  ['重庆', '重庆市', '500000', 750],
  ['四川', '四川省', '510000', 750],
  ['贵州', '贵州省', '520000', 750],
  ['云南', '云南省', '530000', 750],
  ['西藏', '西藏自治区', '540000', 750],
  ['陕西', '陕西省', '610000', 750],
  ['甘肃', '甘肃省', '620000', 750],
  ['青海', '青海省', '630000', 750],
  ['宁夏', '宁夏回族自治区', '640000', 750],
  ['新疆', '新疆维吾尔自治区', '650000', 750],
]

/** The 31 provinces, in GB/T 2260 order. */
export const PROVINCES: readonly Province[] = rows.map(([name, fullName, gbCode, fullMark], i) => ({
  provId: 15 + i,
  name,
  fullName,
  gbCode,
  fullMark,
}))

/** The province of an id, or undefined without one. */
export function provinceById(provId: number): Province | undefined {
  return PROVINCES[provId - 15]
}
