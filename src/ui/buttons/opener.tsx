'use client'

import { Suspense, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

type DialogState = { open: boolean; onClose: () => void }
type Props = Omit<ButtonProps, 'onClick'> & {
  /** Mounted when opened, anew each time, so that its code can load on demand. */
  dialog: (state: DialogState) => ReactNode
}

/** Hidden without scripts, which the dialog needs. */
export function Opener({ dialog, className, ...button }: Props) {
  const [times, setTimes] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setTimes(times + 1)
    setIsOpen(true)
  }
  return (
    <>
      <Button {...button} onClick={open} className={`no-js:hidden ${className ?? ''}`} />
      {times > 0 && (
        <Suspense key={times}>{dialog({ open: isOpen, onClose: () => setIsOpen(false) })}</Suspense>
      )}
    </>
  )
}
