import { expect, test } from 'vitest'
import { findPlace } from './find-place.ts'

const [SHANXI, HUBEI, HUNAN, GUANGDONG, HAINAN, CHONGQING] = [18, 31, 32, 33, 35, 36]

test.each([
  [HUNAN, '长沙市', '岳麓区', { cityId: 4301, boroughId: 430104 }],
  [HUNAN, '长沙', '岳麓', { cityId: 4301, boroughId: 430104 }],
  [HUNAN, '湘西州', '吉首市', { cityId: 4331, boroughId: 433101 }],
  [HUNAN, '湘西', '吉首', { cityId: 4331, boroughId: 433101 }],
  [HUNAN, '湘西土家族苗族自治州', '吉首市', { cityId: 4331, boroughId: 433101 }],
  [HUBEI, '仙桃市', '', { cityId: 4290, boroughId: 429004 }],
  [HUBEI, '省直辖县级行政区划', '神农架林区', { cityId: 4290, boroughId: 429021 }],
  [HAINAN, '琼海市', '琼海市', { cityId: 4690, boroughId: 469002 }],
  [CHONGQING, '重庆市', '渝中区', { cityId: 5001, boroughId: 500103 }],
  [CHONGQING, '', '渝中区', { cityId: 5001, boroughId: 500103 }],
  [CHONGQING, '市辖区', '渝中区', { cityId: 5001, boroughId: 500103 }],
  [GUANGDONG, '东莞市', '', { cityId: 4419, boroughId: 441900 }],
  [GUANGDONG, '东莞市', '南城街道', { cityId: 4419, boroughId: 441900 }],
  [SHANXI, '', '古交市', { cityId: 1401, boroughId: 140181 }],
])('in province %i, %j %j is %j', (provId, city, borough, place) => {
  expect(findPlace(provId, city, borough)).toEqual(place)
})

test.each([
  ['a borough of another city', HUNAN, '长沙市', '荷塘区'],
  ['a city of another province', HUNAN, '武汉市', '江岸区'],
  ['a city without its borough', HUNAN, '长沙市', ''],
  ['a name that several cities have a borough of', 20, '', '铁西区'],
  ['a province that is none', 99, '长沙市', '岳麓区'],
  ['nothing', HUNAN, '', ''],
])('%s is no place', (_, provId, city, borough) => {
  expect(findPlace(provId, city, borough)).toBeUndefined()
})
