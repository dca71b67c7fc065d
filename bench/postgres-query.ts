import type { FacetName, UnitIndexRows, UnitQuery } from '@wenjin/engine'
import { BEND_KNOTS, normalQuantile, satisfies, SECTION_FLOOR } from '@wenjin/engine'
import type pg from 'pg'

/** What both sides must agree on: the units of the page in order, and every count. */
export interface Answer {
  readonly units: readonly number[]
  readonly sections: Readonly<Record<string, number>>
  /** 'facet:value' → count. */
  readonly facets: Readonly<Record<string, number>>
}

const SUBJECT_CHOICES = 128

const KNOTS = `array[${BEND_KNOTS.join(',')}]::float8[]`

/** Both ways between a normal quantile of the chance and how far in ln rank before the median a candidate stands. */
const BEND_FUNCTIONS = ['quantile_of_ahead', 'ahead_of_quantile'].map((name, i) => {
  const [from, to] = i === 0 ? ['bend', KNOTS] : [KNOTS, 'bend']
  return `create function ${name}(bend float8[], x float8) returns float8 language sql immutable parallel safe as $$
    select (${to})[k + 1] + (x - (${from})[k + 1]) / ((${from})[k + 2] - (${from})[k + 1]) * ((${to})[k + 2] - (${to})[k + 1])
    from (select width_bucket(x, (${from})[2:${BEND_KNOTS.length - 1}]) as k) at $$`
})

/** The rows in a PostgreSQL table with the indexes a database person would give it. */
export async function fillPostgres(client: pg.Client, rows: UnitIndexRows): Promise<void> {
  const { schools, units, feeRanges, planNumRanges } = rows
  const inRange = (ranges: UnitIndexRows['feeRanges'], value: number | null): number[] =>
    value === null ? [] : ranges.flatMap(([low, high], i) => (value >= low && value < high ? [i] : []))
  for (const statement of BEND_FUNCTIONS) await client.query(statement)
  await client.query(`
    create table unit (
      position integer primary key, school integer not null, batch integer not null,
      area integer not null, department integer not null, level integer not null, ownership integer not null,
      kind integer not null, features integer[] not null, plan_type integer not null, classes integer[] not null,
      fee_ranges integer[] not null, plan_num_ranges integer[] not null, open_to boolean[] not null,
      location double precision, bend double precision[],
      reach_at double precision, match_at double precision, safety_at double precision)`)
  const values = units.map((unit, position) => {
    const school = schools[unit.school]!
    return {
      position,
      school: unit.school,
      batch: unit.batchId,
      area: school.areaId,
      department: school.department,
      level: school.level,
      ownership: school.ownership,
      kind: school.kind,
      features: [1, 2, 3, 4, 5].filter((feature) => (school.features & (1 << (feature - 1))) !== 0),
      plan_type: unit.planType,
      classes: [...new Set(unit.majorClasses)],
      fee_ranges: inRange(feeRanges, unit.feeMin),
      plan_num_ranges: inRange(planNumRanges, unit.planNum),
      open_to: Array.from({ length: SUBJECT_CHOICES }, (_, subjects) =>
        satisfies(unit.requirement, subjects),
      ),
      location: unit.cutoff?.location ?? null,
      unsettled: unit.unsettled,
      bend: unit.cutoff?.bend === undefined ? null : Array.from(unit.cutoff.bend),
    }
  })
  await client.query(
    `insert into unit select position, school, batch, area, department, level, ownership, kind,
       array(select jsonb_array_elements_text(features)::int), plan_type,
       array(select jsonb_array_elements_text(classes)::int),
       array(select jsonb_array_elements_text(fee_ranges)::int),
       array(select jsonb_array_elements_text(plan_num_ranges)::int),
       array(select jsonb_array_elements_text(open_to)::boolean), location, knots,
       location - ahead_of_quantile(knots, ${normalQuantile(SECTION_FLOOR.reach)}), location,
       case when unsettled then '-Infinity' else location - ahead_of_quantile(knots, ${normalQuantile(SECTION_FLOOR.safety)}) end
     from jsonb_to_recordset($1::jsonb) as r(position int, school int, batch int, area int, department int, level int,
       ownership int, kind int, features jsonb, plan_type int, classes jsonb, fee_ranges jsonb, plan_num_ranges jsonb,
       open_to jsonb, location float8, unsettled boolean, bend jsonb)
     cross join lateral (select array(select jsonb_array_elements_text(nullif(bend, 'null'))::float8) as knots) b`,
    [JSON.stringify(values)],
  )
  for (const columns of ['batch, location', 'batch, area', 'batch, school', 'batch, level, ownership'])
    await client.query(`create index on unit (${columns})`)
  for (const column of ['features', 'classes', 'fee_ranges', 'plan_num_ranges'])
    await client.query(`create index on unit using gin (${column})`)
  await client.query('vacuum analyze unit')
}

const SINGLE: readonly (readonly [FacetName, string, string])[] = [
  ['areas', 'area', 'area <> 0'],
  ['departments', 'department', 'department <> 0'],
  ['levels', 'level', 'level <> 0'],
  ['ownerships', 'ownership', 'ownership <> 0'],
  ['kinds', 'kind', 'kind >= 0'],
  ['planTypes', 'plan_type', 'true'],
]
const MANY: readonly (readonly [FacetName, string])[] = [
  ['features', 'features'],
  ['majorClasses', 'classes'],
  ['feeRanges', 'fee_ranges'],
  ['planNumRanges', 'plan_num_ranges'],
]

/** By the ln rank down to which a unit is in each section. */
const SECTION_OF = `case when location is null then 'unknown' when safety_at >= $3 then 'safety'
  when match_at >= $3 then 'match' when reach_at >= $3 then 'reach' else 'unlikely' end`

/** One statement a query: every count and the page, as a person writing SQL for speed would. */
function statementOf(query: UnitQuery): string {
  const { filters } = query
  const wanted = (facet: FacetName): readonly number[] => filters[facet] ?? []
  const list = (values: readonly number[]): string => `array[${values.join(',')}]::int[]`
  const tests = [
    ...SINGLE.map(([facet, column]) => ({ facet, test: `${column} = any(${list(wanted(facet))})` })),
    ...MANY.map(([facet, column]) => ({ facet, test: `${column} && ${list(wanted(facet))}` })),
  ].filter(({ facet }) => wanted(facet).length > 0)
  const sections = query.sections.length === 0 ? ['reach', 'match', 'safety', 'unknown'] : query.sections
  const flags = tests.map(({ facet, test }) => `${test} as ok_${facet.toLowerCase()}`)
  const all = (except?: FacetName): string =>
    [
      'true',
      ...tests.filter(({ facet }) => facet !== except).map(({ facet }) => `ok_${facet.toLowerCase()}`),
    ].join(' and ')
  const shown = `section = any(array[${sections.map((section) => `'${section}'`).join(',')}])`
  const direction = query.descending ? 'desc' : 'asc'
  const order = {
    probability: `(location is null), greatest(-8, least(8, quantile_of_ahead(bend, location - $3))) ${direction}, location, school, position`,
    rank: `(location is null), location ${direction}, school, position`,
    school: `(location is null), school ${direction}, position`,
  }[query.sort]
  const page =
    query.by === 'unit'
      ? `select position, row_number() over (order by ${order}) as place from base where ${shown} and ${all()}
         order by place limit ${query.limit} offset ${query.offset}`
      : `select position, place from (
           select position, place, dense_rank() over (order by first) as page from (
             select position, place, min(place) over (partition by school) as first from (
               select position, school, row_number() over (order by ${order}) as place
               from base where ${shown} and ${all()}) a) b) c
         where page > ${query.offset} and page <= ${query.offset + query.limit}`
  const counts = [
    ...SINGLE.map(
      ([facet, column, known]) =>
        `select '${facet}:' || ${column}, count(*) from base where ${shown} and ${known} and ${all(facet)} group by ${column}`,
    ),
    ...MANY.map(
      ([facet, column]) =>
        `select '${facet}:' || v, count(*) from base, unnest(${column}) v where ${shown} and ${all(facet)} group by v`,
    ),
  ]
  return `with base as materialized (
      select *, ${[`${SECTION_OF} as section`, ...flags].join(', ')} from unit where batch = $1 and open_to[$2])
    select 'page' as kind, position::text as key, place::int as value from (${page}) p
    union all select 'section', section, count(*)::int from base where ${all()} group by section
    union all select 'facet', key, count::int from (${counts.join(' union all ')}) f(key, count)`
}

/** Asks PostgreSQL one query. */
export async function askPostgres(client: pg.Client, query: UnitQuery): Promise<Answer> {
  const { rows } = await client.query<{ kind: string; key: string; value: number }>(statementOf(query), [
    query.batchId,
    (query.subjects ?? 0) + 1,
    Math.log(query.rank),
  ])
  const of = (kind: string): [string, number][] =>
    rows.filter((row) => row.kind === kind).map((row) => [row.key, row.value])
  return {
    units: of('page')
      .toSorted((a, b) => a[1] - b[1])
      .map(([key]) => Number(key)),
    sections: Object.fromEntries(of('section')),
    facets: Object.fromEntries(of('facet')),
  }
}
