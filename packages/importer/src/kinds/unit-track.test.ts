import { expect, test } from 'vitest'
import { SchoolRegistry } from '../schools/registry.ts'
import { openPlan } from './plan.ts'
import { read } from './test-read.ts'

const HEADER = 'year,province,first_subject,batch,school_name,major_name,plan_count'
const SCHOOLS = new SchoolRegistry(
  [{ univId: 1, name: '云麓大学', nationalCode: null, areaId: 32, city: '长沙市', level: 1 }],
  [],
  [],
)
const majorTrack = ({ majorName }: { readonly majorName: string }) =>
  majorName.startsWith('法学') ? 'history' : undefined

function tracksOf(rows: string, doubtfulTrack = false) {
  const { rows: loaded, ...rest } = read(
    openPlan,
    `${HEADER}\n${rows}`,
    { doubtfulTrack },
    {},
    { majorTrack },
    SCHOOLS,
  )
  return { tracks: loaded.map((row) => row['track']), ...rest }
}

test('where majors are chosen, a blank track is that of the major’s lines', () => {
  const { tracks, rejected } = tracksOf(
    '2025,河北,,本科批,云麓大学,法学（师范）,5\n2025,河北,,本科批,云麓大学,英语,5',
  )
  expect(tracks).toEqual(['history'])
  expect(rejected).toEqual(['没有科类'])
})

test('in a province of groups a major’s lines say nothing of the track', () => {
  expect(tracksOf('2025,湖南,,本科批,云麓大学,法学,5').rejected).toEqual(['没有科类'])
})

test('a track printed for a whole school gives way to the major’s lines, where its mapping says so', () => {
  const row = '2025,河北,物理,本科批,云麓大学,法学,5'
  expect(tracksOf(row)).toMatchObject({ tracks: ['physics'], adjusted: [] })
  expect(tracksOf(row, true)).toMatchObject({
    tracks: ['history'],
    adjusted: ['科类与当年投档线不符，按投档线改'],
  })
  expect(tracksOf('2025,河北,物理,本科批,云麓大学,英语,5', true)).toMatchObject({ tracks: ['physics'] })
})
