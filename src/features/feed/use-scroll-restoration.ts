import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ScrollPosition = { count: number; top: number }
type Options = {
  count: number
  /** Loads so many more; false when that failed. */
  grow: (more: number) => Promise<boolean>
}

const PAUSE_MS = 250

const stored = () => (history.state as { feed?: ScrollPosition } | null)?.feed
const store = (feed: ScrollPosition) =>
  history.replaceState({ ...(history.state as object | null), feed }, '')

/** Back leads to the same position: it is stored with the entry of the browser's history. */
export function useScrollRestoration({ count, grow }: Options) {
  const isRestored = useRef(false)
  const wanted = useRef<{ top: number; from: number } | null>(null)

  const restore = useEffectEvent(async () => {
    const position = stored()
    if (position && position.count > count) {
      wanted.current = { top: position.top, from: count }
      if (await grow(position.count - count)) return
      // What is loaded later must not pull the reader away.
      wanted.current = null
    }
    isRestored.current = true
  })
  useEffect(() => void restore(), [])

  // With the posts in the page and before it is painted: a frame earlier there is nothing to scroll to yet.
  useLayoutEffect(() => {
    if (!wanted.current || count <= wanted.current.from) return
    scrollTo({ top: wanted.current.top, behavior: 'instant' })
    wanted.current = null
    isRestored.current = true
  }, [count])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const remember = () => {
      clearTimeout(timer)
      timer = setTimeout(() => isRestored.current && store({ count, top: scrollY }), PAUSE_MS)
    }
    remember()
    addEventListener('scroll', remember, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', remember)
    }
  }, [count])
}
