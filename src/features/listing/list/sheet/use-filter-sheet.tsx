import { type MouseEvent, useState } from 'react'
import type { CountedList } from '#domain/lists/counted-lists'
import { useOpened } from '../../../../ui/buttons/use-opened'
import { lazyPart } from '../../../../ui/lazy-part'

const load = () => import('./filter-sheet')
const FilterSheet = lazyPart(load)
const fetchSheet = () => void load().catch(() => undefined)

type Asked = { list: CountedList; onApply: (values: Record<string, string>) => void }

/** With scripts, what `details` holds opens in a sheet instead. `summary` is for its button. */
export function useFilterSheet(asked: Asked) {
  const [folded, setFolded] = useState<HTMLElement | null>(null)
  const { open, opened } = useOpened((state) => <FilterSheet {...state} {...asked} folded={folded!} />)

  function onClick(event: MouseEvent) {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    // Opened before the scripts were here, it closes as it opened.
    if (details.open) return
    event.preventDefault()
    setFolded(details)
    open()
  }

  return { summary: { onClick, onPointerDown: fetchSheet, onFocus: fetchSheet }, opened }
}
