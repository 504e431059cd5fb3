'use client'

import { type ReactNode, useState } from 'react'
import { collapsedTexts as texts } from '#texts/community/blocks'
import { Button } from '../../../ui/buttons/button'
import { useBlock } from '../../viewer/blocked'

type Props = {
  /** Its id; null where the account is gone. */
  author: string | null | undefined
  children: ReactNode
}

/** What somebody wrote whom the viewer blocks, shown when it is asked for. Pages are the same for everybody. */
export function Collapsible({ author, children }: Props) {
  const isBlocked = useBlock(author) !== undefined
  const [isOpen, setIsOpen] = useState(false)
  if (!isBlocked) return children
  return (
    <>
      <div className="relative z-1 col-span-full flex flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 text-ink-soft">
        <p>{texts.collapsed}</p>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-mx-3"
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
      </div>
      {isOpen && children}
    </>
  )
}
