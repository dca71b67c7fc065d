import { Type } from 'typebox'
import { RESTORE_DAYS } from '../../bounds.ts'
import { defineCall } from '../../define.ts'
import { Empty, File, Flag, Id, Nullable, OneOf, Title, pageFields } from '../../shapes/basic.ts'
import { ListBatch, SavedListHead, SavedList } from '../../shapes/saved-list.ts'

const Name = Title(40)
/** As large as the database's integers. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Lists that are kept. */
export const savedListCalls = {
  saveReport: defineCall({
    method: 'POST',
    path: 'report/saveReport',
    callers: 'customer',
    content: 'json',
    input: {
      /** Absent: a new list. */
      reportMainId: Type.Optional(Nullable(Id)),
      scoreId: Id,
      name: Type.Optional(Name),
      /** The version this one was made from; needed with reportMainId. */
      version: Type.Optional(Version),
      batchList: Type.Array(ListBatch, { maxItems: 20 }),
    },
    reply: SavedList,
    errors: ['40001', '40006', '40301', '40401', '40901', '6001'],
    about: '保存志愿表（带版本，冲突返回当前版本）',
  }),
  mainReportList: defineCall({
    method: 'GET',
    path: 'report/mainReportList',
    callers: 'customer',
    input: {
      customerId: Id,
      order: Type.Optional(OneOf('asc', 'desc')),
      ...pageFields(1000),
    },
    reply: Type.Object({ total: Type.Integer(), list: Type.Array(SavedListHead) }),
    errors: ['40001', '40301', '6001'],
    about: '我的志愿表列表',
  }),
  mainReportDetail: defineCall({
    method: 'GET',
    path: 'report/mainReportDetail',
    callers: 'customer',
    input: {
      customerId: Id,
      reportMainId: Id,
      isExpert: Type.Optional(Flag),
      detailLevel: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      /** 1: data is AES-256-GCM under the caller's token (server.md). */
      encryType: Type.Optional(Flag),
    },
    reply: Type.Union([SavedList, Type.String()]),
    errors: ['40001', '40301', '40401', '6001'],
    about: '志愿表详情',
  }),
  copyReportMain: defineCall({
    method: 'GET',
    path: 'report/copyReportMain',
    callers: 'customer',
    refusesBanned: true,
    input: { reportMainId: Id, name: Type.Optional(Name) },
    reply: SavedListHead,
    errors: ['40001', '40006', '40301', '40401', '6001'],
    about: '复制志愿表',
  }),
  delMainReport: defineCall({
    method: 'GET',
    path: 'report/delMainReport',
    callers: 'customer',
    refusesBanned: true,
    input: { reportMainId: Id },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: `删除志愿表，${RESTORE_DAYS}天内可恢复`,
  }),
  restoreReportMain: defineCall({
    method: 'PUT',
    path: 'report/restoreReportMain',
    callers: 'customer',
    input: { reportMainId: Id },
    reply: SavedListHead,
    errors: ['40001', '40006', '40301', '6001'],
    about: `恢复${RESTORE_DAYS}天内删除的志愿表`,
  }),
  modifyReportName: defineCall({
    method: 'PUT',
    path: 'report/modifyReportName',
    callers: 'customer',
    input: { reportMainId: Id, name: Name },
    reply: SavedListHead,
    errors: ['40001', '40301', '40401', '6001'],
    about: '修改志愿表名称',
  }),
  reportExport: defineCall({
    method: 'GET',
    path: 'report/reportExport',
    callers: 'customer',
    input: { reportMainId: Id },
    reply: File,
    errors: ['40001', '40301', '40401', '6001'],
    about: '导出志愿表为 Excel（按本省填报表的样式）',
  }),
}
