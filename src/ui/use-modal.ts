import { useEffect, useRef, type MouseEvent } from 'react'

type Modal = { open: boolean; onClose: () => void }

/** A native <dialog> that follows `open`. The browser keeps the focus inside, closes on Esc and gives the focus back. */
export function useModal({ open, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // The content fills the dialog, so only a click on the backdrop hits the element itself.
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  return { ref, onClose, onClick: closeOnBackdrop }
}
