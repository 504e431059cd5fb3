'use client'

import { LogOut } from 'lucide-react'
import { shellTexts } from '#texts/shell'
import { signOut } from '../../../../features/shell/sign-out'
import { Icon } from '../../../../ui/icon'
import { menuRow } from '../../../../ui/menu-item'

export function SignOutRow() {
  return (
    <button type="button" onClick={() => void signOut()} className={`${menuRow} text-danger-ink!`}>
      <Icon icon={LogOut} className="text-ink-mute" />
      {shellTexts.signOut}
    </button>
  )
}
