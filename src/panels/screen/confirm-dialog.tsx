'use client'

import { panelTexts } from '#texts/panels/panels'
import { PanelDialog } from './panel-dialog'

type Props = {
  title: string
  text: string
  /** The word on the button that does it. */
  confirm: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, isBusy, onConfirm, onClose }: Props) {
  return (
    <PanelDialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="panel-dialog__actions">
        <button type="button" className="panel-button panel-button--secondary" onClick={onClose}>
          {panelTexts.cancel}
        </button>
        <button
          type="button"
          className="panel-button panel-button--danger"
          aria-busy={isBusy}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </div>
    </PanelDialog>
  )
}
