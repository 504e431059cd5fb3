import { useRef, useState, type KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A row of pictures of the same width, of which one is in view: by finger, by arrow keys, by buttons. */
export function useTrack({ count, first = 0 }: { count: number; first?: number }) {
  const element = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)

  function go(to: number, behavior: ScrollBehavior = 'auto') {
    const track = element.current
    const place = Math.max(0, Math.min(to, count - 1))
    // Smooth by the style sheet, which obeys „reduce motion“.
    track?.scrollTo({ left: place * track.clientWidth, behavior })
  }

  return {
    at,
    go,
    track: {
      ref: element,
      tabIndex: 0,
      onScroll: () => {
        const track = element.current!
        setAt(Math.round(track.scrollLeft / track.clientWidth))
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        go(at + step)
      },
    },
  }
}
