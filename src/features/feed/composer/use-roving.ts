import type { KeyboardEvent } from 'react'

type Options = { count: number; perRow: number; at: number; onMove: (to: number) => void }

/** Arrow keys among buttons of which only one is a stop of the Tab key. */
export function useRoving({ count, perRow, at, onMove }: Options) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: perRow,
      ArrowUp: -perRow,
      Home: -at,
      End: count - 1 - at,
    }
    const to = at + (steps[event.key] ?? NaN)
    if (Number.isNaN(to)) return
    event.preventDefault()
    if (to < 0 || to >= count) return
    onMove(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return { onKeyDown }
}
