'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  title: string
  /** For a table. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Mounted while it is open; above Payload's own dialogs. The browser keeps the focus inside and gives it back. Outside
 * Payload's form, so that a form in the dialog is not one within another.
 */
export function PanelDialog({ title, isWide = false, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return createPortal(
    <dialog
      ref={ref}
      className={isWide ? 'panel-dialog panel-dialog--wide' : 'panel-dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
