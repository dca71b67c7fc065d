import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id, Nullable } from '../../shapes/basic.ts'
import {
  expertFields,
  expertInput,
  ExpertParams,
  Finding,
  OrderMove,
  Outlook,
  ProposedChoice,
} from '../../shapes/list.ts'
import { Basis } from '../../shapes/unit.ts'

const BatchId = Type.Integer({ minimum: 1, maximum: 20 })

/** A whole list: what it is wanted to be, proposed, put in order, checked. */
export const adviceCalls = {
  getExpertParams: defineCall({
    method: 'GET',
    path: 'report/getExpertParams',
    callers: 'customer',
    input: { reportMainId: Id },
    reply: ExpertParams,
    errors: ['40001', '40301', '40401', '6001'],
    about: '志愿表的偏好（院校、专业、城市、学费、把握的权重与意向）',
  }),
  updateExpertParams: defineCall({
    method: 'POST',
    path: 'report/updateExpertParams',
    callers: 'customer',
    content: 'json',
    input: {
      reportMainId: Id,
      ...expertInput,
      areas: expertFields.areas,
      majorClasses: expertFields.majorClasses,
    },
    reply: ExpertParams,
    errors: ['40001', '40301', '40401', '6001'],
    about: '保存志愿表的偏好',
  }),
  aiReport: defineCall({
    method: 'GET',
    path: 'report/aiReport',
    callers: 'customer',
    input: {
      scoreId: Id,
      batchId: BatchId,
      ...expertInput,
    },
    reply: Type.Object({
      basis: Basis,
      maxUnivNum: Type.Integer(),
      /** Units that could be chosen from. */
      optionNum: Type.Integer(),
      list: Type.Array(ProposedChoice),
      /** Why the list is empty; '' where it is not. */
      reason: Type.String(),
      outlook: Outlook,
      /** Chance of slipping the weights allow, and whether the list stays under it. */
      risk: Type.Number(),
      safe: Type.Boolean(),
      /**
       * How much greater the expected worth is than that of the usual list (a third each of 冲, 稳 and 保, sorted by
       * cut-off), as a share of it: 0.1 is a tenth more; null: there is no such list.
       */
      gain: Nullable(Type.Number()),
      /** Chance of slipping of that usual list; null without one. */
      usualSlipping: Nullable(Type.Number()),
      /** What holding the gradient and resting on solid 保 costs of the expected worth of a list free to do without, as a share of it. */
      cost: Type.Number(),
    }),
    errors: ['40001', '40006', '40301', '40303', '42901', '6001'],
    about: '按偏好生成一份志愿表方案，每个志愿附理由',
  }),
  autoOrder: defineCall({
    method: 'GET',
    path: 'report/autoOrder',
    callers: 'customer',
    input: { reportMainId: Id, batchId: BatchId },
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
  reportAppraise: defineCall({
    method: 'GET',
    path: 'appraise/reportAppraise',
    callers: 'customer',
    input: { reportMainId: Id, batchId: BatchId },
    reply: Type.Object({
      basis: Basis,
      reportMainId: Id,
      name: Type.String(),
      version: Type.Integer(),
      batchId: Type.Integer(),
      batchName: Type.String(),
      univNum: Type.Integer(),
      maxUnivNum: Type.Integer(),
      /** null: the batch is filled in sequence (顺序志愿), and the simulation does not hold. */
      outlook: Nullable(Outlook),
      /** Worst first. */
      findings: Type.Array(Finding),
    }),
    errors: ['40001', '40006', '40301', '40303', '40401', '6001'],
    about: '志愿表风险检查：滑档、退档、顺序、梯度、选科与身体限制、学费、校区',
  }),
}
