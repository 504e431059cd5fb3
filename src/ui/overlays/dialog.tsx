'use client'

import { useId, type ReactNode } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { IconButton } from '../buttons/icon-button'
import { useModal } from './use-modal'

const widths = { md: '520px', form: '620px', confirm: '440px' }

type DialogProps = {
  open: boolean
  onClose: () => void
  /** Called before closing by Esc, the cross or a click on the backdrop. */
  mayClose?: () => boolean
  hasCross?: boolean
  title: string
  lead?: ReactNode
  size?: keyof typeof widths
  footer?: ReactNode
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, mayClose, hasCross = true, title, lead, size = 'md', footer, children } = props
  const titleId = useId()
  const modal = useModal({ open, onClose, mayClose })
  return (
    <dialog
      {...modal.dialog}
      className="modal"
      style={{ ['--dialog-width' as string]: widths[size] }}
      aria-labelledby={titleId}
    >
      {/* The browser can close it too; the content is mounted anew each time it opens. */}
      {open && (
        <div className="grid max-h-[inherit] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
          <div className="flex items-start gap-3 ps-5 pe-2 pt-5 pb-2 md:ps-6 md:pe-3">
            <div className="grid flex-1 gap-1 pt-1">
              <h2 id={titleId} className="type-section">
                {title}
              </h2>
              {lead && <p className="type-meta">{lead}</p>}
            </div>
            {hasCross && <IconButton label={uiTexts.close} icon="x" onClick={modal.close} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-auto px-5 pt-2 pb-5 md:px-6">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-5 pt-4 pb-5 max-md:*:flex-auto md:px-6">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
