import { describe, expect, test } from 'vitest'
import type { SavedChoice } from './choices.ts'
import { campusRemarks, physicalRemarks } from './remarks.ts'

function choiceWith(note: string, majorName = '化学'): SavedChoice {
  const unit = { note } as SavedChoice['unit']
  return { unit, majors: [{ majorName, note: '', campus: null }] } as unknown as SavedChoice
}

const physical = (note: string) => physicalRemarks(choiceWith(note))

describe('what a remark asks of the body', () => {
  test.each([
    // shut out
    '不招色盲',
    '不招收色弱、色盲考生',
    '色盲色弱考生不予录取',
    '色弱限报',
    '色盲不可报考',
    '单色色盲者可不予录取',
    '色觉异常Ⅱ度者不宜就读',
    '不能准确识别颜色者不招',
    '请听力障碍的考生慎重报考',
    '不招口吃者',
    // asked for
    '无色盲',
    '无色盲、色弱',
    '要求无色盲',
    '要求身体无残疾',
    '无嗅觉障碍',
    '辨色力正常',
    '身高165厘米及以上',
    '不限男女、身高160cm以上',
    '裸眼视力不低于4.8',
    '任何一眼矫正到4.8镜片度数不大于400度',
    '体检合格方可报考',
    '有色觉要求',
    '五官端正、无明显疤痕',
    // part of it is no limit, part of it is
    '身高不限但视力不低于4.8',
    '无身高要求、不招色盲',
    '不限身高且须体检合格',
    '身高无要求、色弱限报',
  ])('%s is told', (clause) => {
    expect(physical(clause)).toEqual([clause])
  })

  test.each([
    '不限身高',
    '不限身高、体重',
    '不限性别、身高',
    '身高不限',
    '身高、体重、视力不限',
    '身高体重均无要求',
    '视力无特殊要求',
    '视力不作要求',
    '身高等方面没有限制',
    '色盲色弱不受限制',
    '无色盲要求',
    '无色盲、色弱要求',
    '没有身高和视力要求',
    '无身体条件限制',
    '无特殊身体要求',
    '取消身高限制',
    '色盲可报考',
    '色盲、色弱考生均可报',
  ])('%s says there is no limit and is not told', (clause) => {
    expect(physical(clause)).toEqual([])
  })

  test.each([
    '听力与言语康复学',
    '言语听觉康复技术',
    '社区矫正',
    '罪犯心理测量与矫正技术',
    '特殊教育（矫正教育方向）',
    '表演（肢体戏剧）',
    '须参加英语听力测试',
    '残疾人康复方向',
    '',
  ])('%s is a field of study or an exam, not the body', (majorName) => {
    expect(physicalRemarks(choiceWith('', majorName))).toEqual([])
  })

  test('is told clause by clause, each once, wherever it stands', () => {
    const choice = choiceWith('不招色盲；身高不限。不招色盲，须体检合格', '护理学（不招嗅觉迟钝者）')
    expect(physicalRemarks(choice)).toEqual(['不招色盲', '须体检合格', '不招嗅觉迟钝者'])
  })
})

test('where it is studied is told from the majors’ campuses and the remarks', () => {
  const choice = { ...choiceWith('前两年就读地点为东校区；不招色盲') }
  const majors = [{ majorName: '化学', note: '', campus: '南校区' }] as unknown as SavedChoice['majors']
  expect(campusRemarks({ ...choice, majors })).toEqual(['南校区', '前两年就读地点为东校区'])
})
