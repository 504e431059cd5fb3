'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { Skeleton } from '../../../ui/states/skeleton'
import { useViewer } from '../../viewer/viewer-store'
import { SignInLink } from '../account/sign-in-link'

const DrawerViewer = lazyPart(() => import('./drawer-viewer'))
const DrawerLeave = lazyPart(() => import('./drawer-leave'), { meanwhile: null })

export function DrawerAccount() {
  const { user } = useViewer()
  if (!user) {
    return (
      <div className="px-5 pt-4 pb-2">
        <SignInLink block />
      </div>
    )
  }
  const waiting = (
    <div className="border-b border-line px-5 py-3.5">
      <Skeleton className="h-12" />
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <DrawerViewer user={user} />
    </Suspense>
  )
}

export function DrawerSignOut() {
  const { user } = useViewer()
  return <Suspense>{user && <DrawerLeave />}</Suspense>
}
