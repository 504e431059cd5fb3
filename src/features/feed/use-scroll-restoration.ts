import { useEffect, useEffectEvent, useRef } from 'react'

type ScrollPosition = { count: number; top: number }
type Options = {
  count: number
  /** Loads so many more. */
  grow: (more: number) => Promise<void>
}

const PAUSE_MS = 250

const stored = () => (history.state as { feed?: ScrollPosition } | null)?.feed
const store = (feed: ScrollPosition) =>
  history.replaceState({ ...(history.state as object | null), feed }, '')

/** Back leads to the same position: it is stored with the entry of the browser's history. */
export function useScrollRestoration({ count, grow }: Options) {
  const isRestored = useRef(false)

  const restore = useEffectEvent(async () => {
    const position = stored()
    if (position && position.count > count) {
      await grow(position.count - count)
      requestAnimationFrame(() => scrollTo({ top: position.top, behavior: 'instant' }))
    }
    isRestored.current = true
  })
  useEffect(() => void restore(), [])

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
