/** Rows of the real tables that are rejected, by file and reason; looked at, and right. Tables without any are not named. */
export const REJECTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'adm_gaokaocn_school_min_2023-2025_hamajun.csv': {
    '没有批次，按控制线分不出是哪一批': 20748,
  },
  'adm_hunan_schoolsite_major_2019-2025_lgh.csv': {
    '科类认不出，或该省当年没有': 403,
    批次认不出: 429,
  },
  'adm_labolado_school_2016-2020_other_a.csv': {
    批次认不出: 1253,
  },
  'adm_official_undergrad_other_2019-2025_lgh.csv': {
    批次认不出: 37,
    '征集志愿，不是首轮投档': 930,
  },
  'adm_official_vocational_a_2019-2025_lgh.csv': {
    '征集志愿，不是首轮投档': 2566,
  },
  'adm_official_vocational_b_2022-2025_lgh.csv': {
    '征集志愿，不是首轮投档': 1945,
    '科类认不出，或该省当年没有': 757,
    批次认不出: 470,
  },
  'adm_schoolsite_major_2019-2025_lgh_b.csv': {
    没有科类: 2309,
    '没有批次，按控制线分不出是哪一批': 1983,
    批次认不出: 451,
    '科类认不出，或该省当年没有': 5,
    '征集志愿，不是首轮投档': 2,
  },
  'adm_schoolsite_major_2019-2026_lgh_a.csv': {
    没有科类: 2955,
    '没有批次，按控制线分不出是哪一批': 1787,
    批次认不出: 128,
    '征集志愿，不是首轮投档': 2,
    '科类认不出，或该省当年没有': 2,
  },
  'adm_thirdparty_major_2019-2025_lgh.csv': {
    没有科类: 882,
    批次认不出: 196,
    '没有批次，按控制线分不出是哪一批': 657,
    '征集志愿，不是首轮投档': 44,
  },
  'batchline_liuguanghui_2021-2026.csv': {
    不是普通高考的科类: 155,
  },
  'batchline_luanche_31prov_2014-2024.csv': {
    不是普通高考的科类: 80,
  },
  'batchline_school-robot_29prov_2018-2024.csv': {
    不是普通高考的科类: 15,
  },
  'plan_guangdong_2025_gaokaocn_hamajun.csv': {
    没有批次: 128,
    批次认不出: 1,
    没有科类: 7,
  },
  'plan_hebei_2025_gaokaocn_hamajun.csv': {
    没有批次: 205,
    没有科类: 1111,
    批次认不出: 7,
    '同一专业另有一行，这一行的批次和类型是整校套用的': 104,
  },
  'plan_henan_2025_gaokaocn_hamajun.csv': {
    没有科类: 485,
    没有批次: 256,
  },
  'plan_hubei_2025_gaokaocn_hamajun.csv': {
    没有批次: 206,
  },
  'plan_hunan_2025_gaokaocn_hamajun.csv': {
    没有科类: 100,
  },
  'plan_jiangsu_2025_gaokaocn_hamajun.csv': {
    没有批次: 146,
  },
  'plan_njust_2026_lgh.csv': {
    批次认不出: 12,
  },
  'plan_shandong_2025_gaokaocn_hamajun.csv': {
    没有批次: 175,
    '同一专业另有一行，这一行的批次和类型是整校套用的': 107,
  },
  'plan_sichuan_2025_gaokaocn_hamajun.csv': {
    没有科类: 2985,
  },
  'plan_xizang_2024-2026_lgh.csv': {
    批次认不出: 751,
  },
  'plan_zhejiang_2025_gaokaocn_hamajun.csv': {
    没有批次: 11,
    '同一专业另有一行，这一行的批次和类型是整校套用的': 53,
  },
  'rank_hunan_official_2024-2026.csv': {
    没有分数: 5,
  },
  'rank_liuguanghui_official_2024-2026.csv': {
    同一张表另有更可靠的版本: 1685,
    '同一分数有两种人数，像是两张表混在一起': 1875,
  },
  'rank_school-robot_29prov_2018-2024.csv': {
    '科类认不出，或该省当年没有': 3702,
  },
}

/** Real tables that the product has no place for. */
export const LEFT_OUT: readonly string[] = [
  'adm_gaokaocn_school_groupmean_2023-2025_hamajun.csv',
  'calendar_2026_provinces.csv',
  'cip2020_soc2018_crosswalk_nces.csv',
  'occupations_cn_2022.csv',
  'onet_occupations_riasec.csv',
  'province_rules_2026_phamnazage.csv',
  'rank_ruanke_majors_2026.csv',
  'rank_world_mainland_qs2023-2027_arwu2019-2025.csv',
  'school_campus_locations_2021_flwfdd.csv',
  'school_contacts_guangxi_guide_2026.csv',
  'school_locations_1052666.csv',
  'school_websites.csv',
  'vacancy_supplementary_2025_lgh.csv',
]
