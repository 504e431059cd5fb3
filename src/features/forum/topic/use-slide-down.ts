import { type RefObject, useEffect } from 'react'
import { following, slideDown } from '../../../ui/slide-down'
import type { Thread } from './thread-store'

/** What stands below a comment that arrives, or below one's own on its way, which stands above the form. */
export function useSlideDown(thread: Thread, below: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      thread.beforeArrival(() => {
        const block = below.current
        if (block) slideDown([block, ...block.querySelectorAll('form'), ...following(block)])
      }),
    [thread, below],
  )
}
