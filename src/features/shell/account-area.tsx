'use client'

import { Skeleton } from '../../ui/skeleton'
import { AccountMenu } from './account-menu'
import { SignInLink } from './sign-in-link'
import { useViewer } from '../viewer/viewer-store'

/**
 * The right end of the header. The box is as wide as what it will show (a member's name or the way to sign in),
 * before and after the answer, so nothing beside it moves. Without scripts it shows the way to sign in.
 */
export function AccountArea() {
  const { status, user } = useViewer()
  return (
    <div className="hidden w-24 justify-end md:flex member:w-[76px] min-[71.25rem]:member:w-[216px]">
      {status === 'loading' && (
        <>
          <Skeleton className="h-touch w-full rounded-md! no-js:hidden" />
          <SignInLink className="js:hidden" />
        </>
      )}
      {status === 'ready' && (user ? <AccountMenu user={user} /> : <SignInLink />)}
    </div>
  )
}
