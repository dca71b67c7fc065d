import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import type { CustomerInfo } from '../../../../../domain/session/customer-info.ts'
import { useSubmit } from '../../../../../shared/lib/use-submit.ts'
import { Avatar } from '../../../../../shared/ui/avatar.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { saveAvatar, saveBasic } from '../api.ts'
import { CENTRED } from '../crop.ts'
import type { Framing } from '../crop.ts'
import { closePicture, openPicture, PictureError, squareOf } from '../picture.ts'
import type { Picture } from '../picture.ts'
import { CropFrame } from './crop-frame.tsx'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'

/** Chooses a picture, a square of it, and keeps that. */
export function AvatarSheet({
  open,
  customerId,
  info,
  onSaved,
  onClose,
}: EditorProps & { readonly info: CustomerInfo }) {
  const [framing, setFraming] = useState<Framing>(CENTRED)
  const [problem, setProblem] = useState<string | null>(null)
  const [picture, take] = usePicture(setProblem)
  const input = useRef<HTMLInputElement>(null)
  const choose = (): void => input.current?.click()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    if (picture === null) return
    try {
      await saveAvatar(customerId, await squareOf(picture, framing))
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      setProblem(error.message)
      return
    }
    finish({ onSaved, onClose }, '头像已更新')
  })
  const removal = useSubmit(async () => {
    await saveBasic(customerId, { avatar: '' })
    finish({ onSaved, onClose }, '头像已移除')
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (picture === null) choose()
    else void run()
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    forget()
    setFraming(CENTRED)
    void take(file)
  }
  return (
    <EditSheet
      open={open}
      title="头像"
      action={picture === null ? '选择图片' : '保存'}
      onClose={onClose}
      form={{
        form: { onSubmit: save },
        changed: picture !== null,
        busy,
        refusal: problem ?? refusal ?? removal.refusal,
      }}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-label="选择头像图片"
        tabIndex={-1}
        onChange={chosen}
      />
      {picture === null ? (
        <div className="row mb-12">
          <Avatar src={info.avatar} />
          <p className="soft fill ml-12">图片在本机裁成方形、缩小后上传，不带拍摄位置等信息。</p>
        </div>
      ) : (
        <CropFrame picture={picture} framing={framing} onChange={setFraming} />
      )}
      {picture !== null && (
        <div className="mb-8">
          <Button block onClick={choose}>
            换一张图片
          </Button>
        </div>
      )}
      {picture === null && info.avatar !== '' && (
        <div className="mb-8">
          <Button look="danger" block busy={removal.busy} onClick={() => void removal.run()}>
            移除头像
          </Button>
        </div>
      )}
      <output className="visually-hidden">{busy ? '正在上传' : ''}</output>
    </EditSheet>
  )
}

/** The picture chosen last, let go of with its successor or the sheet. */
function usePicture(
  onProblem: (problem: string | null) => void,
): [Picture | null, (file: Blob) => Promise<void>] {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => (picture === null ? undefined : () => closePicture(picture)), [picture])
  const take = async (file: Blob): Promise<void> => {
    try {
      setPicture(await openPicture(file))
      onProblem(null)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      onProblem(error.message)
    }
  }
  return [picture, take]
}
