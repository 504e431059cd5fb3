'use client'

import { type ReactNode, useState } from 'react'
import { collapsedTexts as texts } from '#texts/community/blocks'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/buttons/button'
import { useBlock } from '../../viewer/blocked'

type Props = {
  /** Its id; null where the account is gone. */
  author: string | null | undefined
  /** Of the line that stands instead. */
  className?: string
  children: ReactNode
}

/** What somebody wrote whom the viewer blocks, shown when it is asked for. Pages are the same for everybody. */
export function Collapsible({ author, className, children }: Props) {
  const isBlocked = useBlock(author) !== undefined
  const [isOpen, setIsOpen] = useState(false)
  if (!isBlocked) return children
  return (
    <>
      <div
        className={classNames(
          'relative z-1 col-span-full flex items-center justify-between gap-x-3 py-1.5 text-ink-soft',
          className,
        )}
      >
        <p className="min-w-0">{texts.collapsed}</p>
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
