import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { FilePart } from '../../shapes/basic.ts'

export const uploadCalls = {
  uploadImage: defineCall({
    method: 'POST',
    path: 'common/file/uploadImage',
    callers: 'customer',
    content: 'multipart',
    // JPEG, PNG, WebP or GIF by its content, at most MAX_UPLOAD_MB
    input: { image: FilePart },
    reply: Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() }),
    errors: ['40001', '40006', '42901', '6001'],
    about: '上传图片，去除其中的位置等附加信息',
  }),
}
