import { type RefObject, useEffect } from 'react'
import { following, slideDown } from '../../../ui/slide-down'
import type { Thread } from './thread-store'

/** What stands below a comment that arrives. */
export function useSlideDown(thread: Thread, below: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      thread.beforeArrival(() => {
        if (below.current) slideDown([below.current, ...following(below.current)])
      }),
    [thread, below],
  )
}
