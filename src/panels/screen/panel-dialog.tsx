'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Mounted while it is open; above Payload's own dialogs. The browser keeps the focus inside and gives it back. */
export function PanelDialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className="panel-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
