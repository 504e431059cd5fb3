import { useEffect, useEffectEvent, useRef } from 'react'

type Place = { count: number; top: number }
type Options = {
  count: number
  /** Loads so many more. */
  grow: (more: number) => Promise<void>
}

const PAUSE_MS = 250

const kept = () => (history.state as { feed?: Place } | null)?.feed
const keep = (feed: Place) => history.replaceState({ ...(history.state as object | null), feed }, '')

/** Back leads to the same place: it is kept with the entry of the browser's history. */
export function usePlace({ count, grow }: Options) {
  const isRestored = useRef(false)

  const restore = useEffectEvent(async () => {
    const place = kept()
    if (place && place.count > count) {
      await grow(place.count - count)
      requestAnimationFrame(() => scrollTo({ top: place.top, behavior: 'instant' }))
    }
    isRestored.current = true
  })
  useEffect(() => void restore(), [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const remember = () => {
      clearTimeout(timer)
      timer = setTimeout(() => isRestored.current && keep({ count, top: scrollY }), PAUSE_MS)
    }
    remember()
    addEventListener('scroll', remember, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', remember)
    }
  }, [count])
}
