'use client'

import { Suspense, useState } from 'react'
import { accountTexts } from '#texts/account/account'
import { shellTexts } from '#texts/shell/shell'
import { signOut } from '../../../../features/shell/account/sign-out'
import { Icon, type IconSource } from '../../../../ui/graphics/icon'
import { lazyPart } from '../../../../ui/lazy-part'

const DeleteAccount = lazyPart(() => import('../../../../features/account/delete-account'))

export function LeaveRows() {
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const ask = () => {
    setIsAsked(true)
    setIsOpen(true)
  }
  return (
    <>
      <Row icon="log-out" words={shellTexts.signOut} onClick={() => void signOut()} />
      <Row icon="user-round-x" words={accountTexts.list.remove} onClick={ask} />
      {isAsked && (
        <Suspense>
          <DeleteAccount open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Row({ icon, words, onClick }: { icon: IconSource; words: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className="menu-row text-danger-ink no-js:hidden">
        <Icon icon={icon} />
        {words}
      </button>
    </li>
  )
}
