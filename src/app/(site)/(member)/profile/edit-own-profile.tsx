'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { EditProfile } from '../../../../features/account/edit-profile'
import { refreshViewer } from '../../../../features/viewer/viewer-store'

type Props = Pick<ComponentProps<typeof EditProfile>, 'member'>

/** A saved profile changes this page and the name in the header. */
export function EditOwnProfile({ member }: Props) {
  const { refresh } = useRouter()
  const update = () => {
    refresh()
    void refreshViewer()
  }
  return <EditProfile member={member} onSaved={update} />
}
