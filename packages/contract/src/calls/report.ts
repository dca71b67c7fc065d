import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { Empty, File, Flag, Id, Nullable, OneOf, pageFields, Title } from '../shapes/basic.ts'
import { Basis } from '../shapes/unit.ts'
import { expertFields, ExpertParams, OrderMove, Outlook, ProposedChoice } from '../shapes/list.ts'
import { ReportBatch, ReportMain, ReportMainDetail } from '../shapes/report.ts'

const Name = Title(40)
/** As large as the database's integers. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const reportCalls = {
  saveReport: defineCall({
    method: 'POST',
    path: 'report/saveReport',
    who: 'customer',
    content: 'json',
    input: {
      /** Absent: a new list. */
      reportMainId: Type.Optional(Nullable(Id)),
      scoreId: Id,
      name: Type.Optional(Name),
      /** The version this one was made from; needed with reportMainId. */
      version: Type.Optional(Version),
      batchList: Type.Array(ReportBatch, { maxItems: 20 }),
    },
    reply: ReportMainDetail,
    errors: ['40001', '40006', '40301', '40401', '40901', '6001'],
    about: '保存志愿表（带版本，冲突返回当前版本）',
  }),
  mainReportList: defineCall({
    method: 'GET',
    path: 'report/mainReportList',
    who: 'customer',
    input: {
      customerId: Id,
      order: Type.Optional(OneOf('asc', 'desc')),
      ...pageFields(1000),
    },
    reply: Type.Object({ total: Type.Integer(), list: Type.Array(ReportMain) }),
    errors: ['40001', '40301', '6001'],
    about: '我的志愿表列表',
  }),
  mainReportDetail: defineCall({
    method: 'GET',
    path: 'report/mainReportDetail',
    who: 'customer',
    input: {
      customerId: Id,
      reportMainId: Id,
      isExpert: Type.Optional(Flag),
      detailLevel: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      /** 1: data is AES-256-GCM under the caller's token (server.md). */
      encryType: Type.Optional(Flag),
    },
    reply: Type.Union([ReportMainDetail, Type.String()]),
    errors: ['40001', '40301', '40401', '6001'],
    about: '志愿表详情',
  }),
  copyReportMain: defineCall({
    method: 'GET',
    path: 'report/copyReportMain',
    who: 'customer',
    refusesBanned: true,
    input: { reportMainId: Id, name: Type.Optional(Name) },
    reply: ReportMain,
    errors: ['40001', '40006', '40301', '40401', '6001'],
    about: '复制志愿表',
  }),
  delMainReport: defineCall({
    method: 'GET',
    path: 'report/delMainReport',
    who: 'customer',
    refusesBanned: true,
    input: { reportMainId: Id },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '删除志愿表，30天内可恢复',
  }),
  restoreReportMain: defineCall({
    method: 'PUT',
    path: 'report/restoreReportMain',
    who: 'customer',
    input: { reportMainId: Id },
    reply: ReportMain,
    errors: ['40001', '40006', '40301', '6001'],
    about: '恢复30天内删除的志愿表',
  }),
  modifyReportName: defineCall({
    method: 'PUT',
    path: 'report/modifyReportName',
    who: 'customer',
    input: { reportMainId: Id, name: Name },
    reply: ReportMain,
    errors: ['40001', '40301', '40401', '6001'],
    about: '修改志愿表名称',
  }),
  reportExport: defineCall({
    method: 'GET',
    path: 'report/reportExport',
    who: 'customer',
    input: { reportMainId: Id },
    reply: File,
    errors: ['40001', '40301', '40401', '6001'],
    about: '导出志愿表为 Excel（按本省填报表的样式）',
  }),
  getExpertParams: defineCall({
    method: 'GET',
    path: 'report/getExpertParams',
    who: 'customer',
    input: { reportMainId: Id },
    reply: ExpertParams,
    errors: ['40001', '40301', '40401', '6001'],
    about: '志愿表的偏好（院校、专业、城市、学费、把握的权重与意向）',
  }),
  updateExpertParams: defineCall({
    method: 'POST',
    path: 'report/updateExpertParams',
    who: 'customer',
    content: 'json',
    input: { reportMainId: Id, ...expertFields },
    reply: ExpertParams,
    errors: ['40001', '40301', '40401', '6001'],
    about: '保存志愿表的偏好',
  }),
  aiReport: defineCall({
    method: 'GET',
    path: 'report/aiReport',
    who: 'customer',
    input: {
      scoreId: Id,
      batchId: Type.Integer({ minimum: 1, maximum: 20 }),
      ...expertFields,
      areas: Type.Optional(expertFields.areas),
      majorClasses: Type.Optional(expertFields.majorClasses),
    },
    reply: Type.Object({
      basis: Basis,
      maxUnivNum: Type.Integer(),
      /** Units that could be chosen from. */
      optionNum: Type.Integer(),
      list: Type.Array(ProposedChoice),
      outlook: Outlook,
      /** Chance of slipping the weights allow, and whether the list stays under it. */
      risk: Type.Number(),
      safe: Type.Boolean(),
      /**
       * How much greater the expected worth is than that of the usual list (a third each of 冲, 稳 and 保, sorted by
       * cut-off), as a share of it: 0.1 is a tenth more; null: there is no such list.
       */
      gain: Nullable(Type.Number()),
      /** Chance of slipping of that usual list; null: there is none. */
      usualSlipping: Nullable(Type.Number()),
    }),
    errors: ['40001', '40006', '40301', '40303', '42901', '6001'],
    about: '按偏好生成一份志愿表方案，每个志愿附理由',
  }),
  autoOrder: defineCall({
    method: 'GET',
    path: 'report/autoOrder',
    who: 'customer',
    input: { reportMainId: Id, batchId: Type.Integer({ minimum: 1, maximum: 20 }) },
    reply: Type.Object({
      reportMainId: Id,
      /** The version the proposal is for. */
      version: Type.Integer(),
      batchId: Type.Integer(),
      /** planIds in the proposed order; that of the list where nothing can be bettered. */
      order: Type.Array(Id),
      moves: Type.Array(OrderMove),
      before: Outlook,
      after: Outlook,
    }),
    errors: ['40001', '40006', '40301', '40303', '40401', '42901', '6001'],
    about: '在不损失任何机会的前提下调整志愿顺序',
  }),
}
