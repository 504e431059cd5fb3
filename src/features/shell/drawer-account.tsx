'use client'

import { LogOut } from 'lucide-react'
import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell'
import { Icon } from '../../ui/icon'
import { menuRow } from '../../ui/menu-item'
import { PageLink } from '../../ui/page-link'
import { SignInLink } from './sign-in-link'
import { signOut } from './sign-out'
import { ViewerCard } from './viewer-card'
import { useViewer } from '../viewer/viewer-store'

/** The head of the drawer: who is signed in, or the way to sign in. */
export function DrawerAccount() {
  const { user } = useViewer()
  if (!user) {
    return (
      <div className="px-5 pt-4 pb-2">
        <SignInLink block />
      </div>
    )
  }
  return (
    <PageLink
      href={routes.profile}
      className="block border-b border-line px-5 py-3.5 text-ink no-underline hover:bg-paper-deep"
    >
      <ViewerCard user={user} size={48} />
    </PageLink>
  )
}

export function DrawerSignOut() {
  const { user } = useViewer()
  if (!user) return null
  return (
    <button type="button" className={menuRow} onClick={() => void signOut()}>
      <Icon icon={LogOut} className="text-ink-mute" />
      {shellTexts.signOut}
    </button>
  )
}
