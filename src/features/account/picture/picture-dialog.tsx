'use client'

import { useState } from 'react'
import { wholePicture } from '#domain/account/crop'
import { profilePictureTexts as texts } from '#texts/account/profile-picture'
import { formTexts } from '#texts/shell/ui'
import { Avatar } from '../../../ui/graphics/avatar'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { Alert } from '../../../ui/states/alert'
import type { Member } from '../member'
import { ChoosePicture } from './choose-picture'
import { CropFrame } from './crop-frame'
import { UploadProgress } from './upload-progress'
import { useOwnPicture } from './use-own-picture'

export type PictureDialogProps = {
  member: Pick<Member, 'id' | 'fullName' | 'role' | 'picture'>
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export default function PictureDialog({ member, open, onClose, onSaved }: PictureDialogProps) {
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState(wholePicture)
  const own = useOwnPicture({
    memberId: member.id,
    onSaved: () => {
      onClose()
      onSaved()
    },
  })
  const choose = (picture: ImageBitmap) => {
    setCrop(wholePicture)
    setChosen(picture)
  }
  const close = () => {
    own.stop()
    onClose()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={own.work === 'saving' ? own.stop : close}>
        {own.work === 'saving' ? texts.stop : formTexts.cancel}
      </Button>
      {chosen && (
        <Button busy={own.work === 'saving'} onClick={() => void own.save(chosen, crop)}>
          {own.work === 'saving' ? formTexts.saving : texts.save}
        </Button>
      )}
    </>
  )

  return (
    <Dialog open={open} onClose={close} title={texts.title} lead={texts.lead} footer={footer}>
      {own.problem && (
        <Alert tone="bad" role="alert">
          {own.problem}
        </Alert>
      )}
      {chosen ? (
        <CropFrame picture={chosen} crop={crop} onChange={setCrop} />
      ) : (
        <div className="grid justify-items-center">
          <Avatar name={member.fullName} role={member.role} size={88} src={member.picture} />
        </div>
      )}
      {own.work === 'saving' ? (
        <UploadProgress share={own.progress} />
      ) : (
        <ChoosePicture label={chosen ? texts.chooseOther : texts.choose} isMain={!chosen} onChosen={choose} />
      )}
      {member.picture && !chosen && (
        <Button
          variant="danger-quiet"
          icon="trash-2"
          busy={own.work === 'removing'}
          onClick={() => void own.remove()}
          className="justify-self-center"
        >
          {texts.remove}
        </Button>
      )}
    </Dialog>
  )
}
