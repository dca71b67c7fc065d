import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { Id, Nullable } from '../shapes/basic.ts'
import { Finding, Outlook } from '../shapes/list.ts'
import { Basis } from '../shapes/unit.ts'

export const appraiseCalls = {
  reportAppraise: defineCall({
    method: 'GET',
    path: 'appraise/reportAppraise',
    who: 'customer',
    input: { reportMainId: Id, batchId: Type.Integer({ minimum: 1, maximum: 20 }) },
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
