'use client'

import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy } from 'react'
import { accountTexts } from '#texts/account'
import type { EditProfileProps } from '../../../../features/account/edit-profile'
import { refreshViewer } from '../../../../features/viewer/viewer-store'
import { Opener } from '../../../../ui/opener'

const EditProfile = lazy(() => import('../../../../features/account/edit-profile'))

/** A saved profile changes this page and the name in the header. */
export function EditOwnProfile({ member }: Pick<EditProfileProps, 'member'>) {
  const { refresh } = useRouter()
  const update = () => {
    refresh()
    void refreshViewer()
  }
  return (
    <Opener
      variant="secondary"
      icon={Pencil}
      className="max-sm:flex-auto max-sm:[&>svg]:hidden"
      dialog={(state) => <EditProfile {...state} member={member} onSaved={update} />}
    >
      {accountTexts.edit}
    </Opener>
  )
}
