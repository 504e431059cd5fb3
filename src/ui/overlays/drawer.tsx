'use client'

import { useId, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button'
import { useModal } from './use-modal'

type DrawerProps = {
  /** For `commandfor`, which opens it before any script runs. */
  id?: string
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

export function Drawer({ id, open, onClose, title, closeLabel, children }: DrawerProps) {
  const titleId = useId()
  const { dialog: modal } = useModal({ open, onClose })
  return (
    <dialog
      {...modal}
      id={id}
      className="drawer"
      aria-labelledby={titleId}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.close()
        else modal.onClick(event)
      }}
    >
      <div className="flex min-h-dvh flex-col">
        <div className="flex min-h-15 items-center justify-between border-b border-line py-2 ps-5 pe-2">
          <h2 id={titleId} className="font-serif text-[1.125rem] font-[600]">
            {title}
          </h2>
          {/* A form with this method closes its dialog without scripts. */}
          <form method="dialog">
            <IconButton type="submit" label={closeLabel} icon="x" />
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
