import { Suspense, useState, type ReactNode } from 'react'

export type OpenedDialog = (state: { open: boolean; onClose: () => void }) => ReactNode

/** The dialog is mounted when opened, anew each time, so that its code can load on demand. */
export function useOpened(dialog: OpenedDialog) {
  const [times, setTimes] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setTimes(times + 1)
    setIsOpen(true)
  }
  const opened = times > 0 && (
    <Suspense key={times}>{dialog({ open: isOpen, onClose: () => setIsOpen(false) })}</Suspense>
  )
  return { open, opened }
}
