import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What stands below a list stays where it is, while it is in view, when something arrives in the list: the page scrolls
 * by as much, in the same frame, as if one read at the end of a conversation. Call the result just before `list`
 * changes.
 */
export function useHeldInPlace(below: RefObject<HTMLElement | null>, list: unknown): () => void {
  const heldAt = useRef<number | null>(null)

  useLayoutEffect(() => {
    const top = below.current?.getBoundingClientRect().top
    if (heldAt.current !== null && top !== undefined)
      window.scrollBy({ top: top - heldAt.current, behavior: 'instant' })
    heldAt.current = null
  }, [below, list])

  return () => {
    const top = below.current?.getBoundingClientRect().top ?? -1
    heldAt.current = top > 0 && top < window.innerHeight ? top : null
  }
}
