import { type RefObject, useEffect } from 'react'
import { keepOnScreen } from '../../../ui/keep-on-screen'
import type { Thread } from './thread-store'

/** While comments arrive above it, one's own on their way among them. */
export function useKeepForm(thread: Thread, below: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      thread.beforeArrival(() => {
        const form = below.current?.querySelector('form')
        if (form) keepOnScreen(form)
      }),
    [thread, below],
  )
}
