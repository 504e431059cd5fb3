'use client'

import { useRouter } from 'next/navigation'
import { accountTexts } from '#texts/account/account'
import { emailChangeTexts } from '#texts/account/email-change'
import { profilePictureTexts } from '#texts/account/profile-picture'
import type { AccountSettingsProps } from '../../../../features/account/account-settings'
import { WaitingEmail } from '../../../../features/account/email/waiting-email'
import type { PictureDialogProps } from '../../../../features/account/picture/picture-dialog'
import { refreshViewer } from '../../../../features/viewer/viewer-store'
import { lazyPart } from '../../../../ui/lazy-part'
import { Opener } from '../../../../ui/buttons/opener'

const EditProfile = lazyPart(() => import('../../../../features/account/edit-profile'))
const AccountSettings = lazyPart(() => import('../../../../features/account/account-settings'))
const ChangeEmail = lazyPart(() => import('../../../../features/account/email/change-email'))
const ChangePassword = lazyPart(() => import('../../../../features/account/change-password'))
const PictureDialog = lazyPart(() => import('../../../../features/account/picture/picture-dialog'))

function useUpdate() {
  const { refresh } = useRouter()
  return () => {
    refresh()
    void refreshViewer()
  }
}

type Own = Pick<AccountSettingsProps, 'member'>

export function EditOwnProfile({ member }: Own) {
  const update = useUpdate()
  return (
    <Opener
      variant="secondary"
      icon="pencil"
      className="max-sm:flex-auto max-sm:[&>svg]:hidden"
      dialog={(state) => <EditProfile {...state} member={member} onSaved={update} />}
    >
      {accountTexts.edit}
    </Opener>
  )
}

export function OwnSettings({ member }: Own) {
  const update = useUpdate()
  return (
    <Opener
      variant="quiet"
      icon="settings"
      className="max-sm:flex-auto max-sm:border-line max-sm:[&>svg]:hidden"
      dialog={(state) => <AccountSettings {...state} member={member} onSaved={update} />}
    >
      {accountTexts.settings.open}
    </Opener>
  )
}

export function OwnEmail({ waitsFor }: { waitsFor: string | null }) {
  const { refresh } = useRouter()
  return (
    <>
      {waitsFor === null ? null : <WaitingEmail email={waitsFor} onDecided={refresh} />}
      <Opener
        variant="secondary"
        icon="mail"
        className="max-sm:w-full"
        dialog={(state) => <ChangeEmail {...state} onAsked={refresh} />}
      >
        {emailChangeTexts.open}
      </Opener>
    </>
  )
}

export function OwnPassword() {
  const { refresh } = useRouter()
  return (
    <Opener
      variant="secondary"
      icon="key-round"
      className="max-sm:w-full"
      dialog={(state) => <ChangePassword {...state} onChanged={refresh} />}
    >
      {accountTexts.password.open}
    </Opener>
  )
}

export function OwnPicture({ member }: Pick<PictureDialogProps, 'member'>) {
  const update = useUpdate()
  return (
    <Opener
      variant="secondary"
      size="sm"
      icon="camera"
      aria-label={profilePictureTexts.open}
      className="size-touch rounded-full! p-0!"
      dialog={(state) => <PictureDialog {...state} member={member} onSaved={update} />}
    />
  )
}
