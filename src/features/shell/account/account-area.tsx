'use client'

import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { Skeleton } from '../../../ui/states/skeleton'
import { useViewer } from '../../viewer/viewer-store'
import { SignInLink } from './sign-in-link'

const loadMenu = () => import('./account-menu')

/** Loads the menu early if a member was signed in on the last visit. */
function expectMember() {
  if ('member' in document.documentElement.dataset) loadMenu().catch(() => {})
}

const waiting = <Skeleton className="h-touch w-full rounded-md! visitor:hidden" />
const AccountMenu = lazyPart(loadMenu, { meanwhile: waiting })

/** The width is reserved, so that nothing moves once the viewer is known. Until then the last visit decides. */
export function AccountArea() {
  const { status, user } = useViewer()
  useEffect(expectMember, [])
  return (
    <div className="hidden w-24 justify-end md:flex member:w-[76px] min-[71.25rem]:member:w-[216px]">
      {status === 'loading' && waiting}
      {!user && <SignInLink className={status === 'loading' ? 'member:hidden' : undefined} />}
      {user && (
        <Suspense fallback={waiting}>
          <AccountMenu user={user} />
        </Suspense>
      )}
    </div>
  )
}
