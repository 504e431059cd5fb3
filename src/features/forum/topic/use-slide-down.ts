import { type RefObject, useEffect } from 'react'
import type { Thread } from './thread-store'

const SLIDE = { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What stands below a comment that arrives slides down with it and does not jump under the hand. */
export function useSlideDown(thread: Thread, below: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      thread.beforeArrival(() => {
        const moved = [below.current, document.querySelector('body > footer')].filter((one) => one !== null)
        const tops = moved.map((one) => one.getBoundingClientRect().top)
        if (isStill()) return
        requestAnimationFrame(() => {
          moved.forEach((one, index) => {
            const way = one.getBoundingClientRect().top - tops[index]!
            if (way !== 0) one.animate([{ transform: `translateY(${-way}px)` }, { transform: 'none' }], SLIDE)
          })
        })
      }),
    [thread, below],
  )
}
