import { useRef, useState, type KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A row of pictures of the same width, of which one is in view: by finger, by arrow keys, by buttons. */
export function useTrack({ count, first = 0 }: { count: number; first?: number }) {
  const element = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  /** Where it scrolls to: the next press counts from there. */
  const goal = useRef<number | null>(null)

  function go(to: number, behavior: ScrollBehavior = 'auto') {
    const track = element.current
    const place = Math.max(0, Math.min(to, count - 1))
    goal.current = place === at ? null : place
    // Smooth by the style sheet, which obeys „reduce motion“.
    track?.scrollTo({ left: place * track.clientWidth, behavior })
  }

  /** From the last on to the first. */
  const turn = (by: number) => go(((goal.current ?? at) + by + count) % count)

  return {
    at,
    go,
    turn,
    track: {
      ref: element,
      tabIndex: 0,
      onScroll: () => {
        const track = element.current!
        const place = Math.round(track.scrollLeft / track.clientWidth)
        if (place === goal.current) goal.current = null
        setAt(place)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        go((goal.current ?? at) + step)
      },
    },
  }
}
