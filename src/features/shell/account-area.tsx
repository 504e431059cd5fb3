'use client'

import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '../../ui/skeleton'
import { useViewer } from '../viewer/viewer-store'
import { SignInLink } from './sign-in-link'

const loadMenu = () => import('./account-menu')
const AccountMenu = lazy(loadMenu)

/** While the server is asked who looks, the menu of a member of the last visit is on its way already. */
function expectMember() {
  if ('member' in document.documentElement.dataset) loadMenu().catch(() => {})
}

const waiting = <Skeleton className="h-touch w-full rounded-md! no-js:hidden" />

/**
 * The right end of the header. The box is as wide as what it will show (a member's name or the way to sign in),
 * before and after the answer, so nothing beside it moves. Without scripts it shows the way to sign in.
 */
export function AccountArea() {
  const { status, user } = useViewer()
  useEffect(expectMember, [])
  return (
    <div className="hidden w-24 justify-end md:flex member:w-[76px] min-[71.25rem]:member:w-[216px]">
      {status === 'loading' && (
        <>
          {waiting}
          <SignInLink className="js:hidden" />
        </>
      )}
      {status === 'ready' && !user && <SignInLink />}
      {user && (
        <Suspense fallback={waiting}>
          <AccountMenu user={user} />
        </Suspense>
      )}
    </div>
  )
}
