import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id, Line } from '../../shapes/basic.ts'
import { BoroughId, CityId, ProvinceId } from '../../shapes/candidate.ts'

const City = Type.Object({ cityId: Type.Integer(), cityName: Type.String() })

/** Regions by their administrative codes: cityId has four digits (4301), boroughId six (430102). */
export const regionCalls = {
  getProvinces: defineCall({
    method: 'GET',
    path: 'common/area/getProvinces',
    callers: 'anyone',
    input: {},
    reply: Type.Array(
      Type.Object({
        provId: Type.Integer(),
        provName: Type.String(),
        /** Data of the province are open: a rank can be told. */
        provStatus: Type.Boolean(),
        /** There are units to choose from; false: only ranks and equivalent scores. */
        fillable: Type.Boolean(),
        /** 1: the tenant may use it; 0: locked. */
        canUse: Type.Integer(),
        /** What is loaded is made-up sample data. */
        demo: Type.Boolean(),
      }),
    ),
    errors: [],
    about: '全部省份及其开通情况',
  }),
  getProvCities: defineCall({
    method: 'GET',
    path: 'common/area/getProvCities',
    callers: 'anyone',
    input: {},
    reply: Type.Array(
      Type.Object({ provId: Type.Integer(), provName: Type.String(), cityList: Type.Array(City) }),
    ),
    errors: [],
    about: '全部省份和城市',
  }),
  getCity: defineCall({
    method: 'GET',
    path: 'common/area/getCity',
    callers: 'anyone',
    input: { provId: ProvinceId },
    reply: Type.Array(City),
    errors: ['40001'],
    about: '一个省份的城市',
  }),
  getBoroughList: defineCall({
    method: 'GET',
    path: 'common/area/getBoroughList',
    callers: 'anyone',
    input: { cityId: CityId },
    reply: Type.Array(Type.Object({ boroughId: Type.Integer(), boroughName: Type.String() })),
    errors: ['40001', '40401'],
    about: '一个城市的区县',
  }),
  getHotCitys: defineCall({
    method: 'GET',
    path: 'common/area/getHotCitys',
    callers: 'anyone',
    input: {},
    reply: Type.Array(Type.Object({ ...City.properties, univNum: Type.Integer() })),
    errors: [],
    about: '高校最多的城市',
  }),
  getSchoolByName: defineCall({
    method: 'GET',
    path: 'common/area/getSchoolByName',
    callers: 'anyone',
    input: {
      schoolName: Line(60),
      boroughId: Type.Optional(BoroughId),
      cityId: Type.Optional(CityId),
      pageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    },
    reply: Type.Object({
      total: Type.Integer(),
      list: Type.Array(
        Type.Object({
          schoolId: Id,
          schoolName: Type.String(),
          cityName: Type.String(),
          boroughName: Type.String(),
          demo: Type.Boolean(),
        }),
      ),
    }),
    errors: ['40001'],
    about: '按名称和地区查中学',
  }),
  getClassList: defineCall({
    method: 'GET',
    path: 'common/area/getClassList',
    callers: 'anyone',
    input: {
      schoolId: Id,
      goodsNo: Type.Optional(Line(40)),
      grade: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    },
    reply: Type.Array(Type.Object({ grade: Type.Integer(), className: Type.String() })),
    errors: ['40001', '40401'],
    about: '一所中学的班级',
  }),
}
