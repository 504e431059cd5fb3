import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { useCloseOnBack } from './use-close-on-back'

type Modal = { open: boolean; onClose: () => void; mayClose?: () => boolean }

/** The browser keeps the focus inside a native dialog, closes it on Esc and restores the focus. */
export function useModal({ open, onClose, mayClose = () => true }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  // Taken out of the document while it is open, it would leave the focus nowhere.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  useCloseOnBack(open, { close: () => ref.current?.close(), mayClose })

  const close = () => {
    if (mayClose()) ref.current?.close()
  }
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // The content fills the dialog, so only a click on the backdrop hits the element itself.
    if (event.target === event.currentTarget) close()
  }
  const askOnEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !mayClose()) event.preventDefault()
  }

  return { close, dialog: { ref, onClose, onClick: closeOnBackdrop, onCancel: askOnEscape } }
}
