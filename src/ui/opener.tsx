'use client'

import { Suspense, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

type DialogState = { open: boolean; onClose: () => void }
type Props = Omit<ButtonProps, 'onClick'> & {
  /** Made only once it is asked for, afresh each time, so its code can be loaded then. */
  dialog: (state: DialogState) => ReactNode
}

/** A button and the dialog behind it. Without scripts there is nothing to open, so there is no button. */
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
