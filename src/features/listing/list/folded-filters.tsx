'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { CountedList } from '#domain/lists/counted-lists'
import { useOpened } from '../../../ui/buttons/use-opened'
import { lazyPart } from '../../../ui/lazy-part'
import { ListFilters, type ListFiltersProps } from './list-filters'

const load = () => import('./sheet/filter-sheet')
const FilterSheet = lazyPart(load)
const fetchSheet = () => void load().catch(() => undefined)

type Props = ListFiltersProps & { list: CountedList; children: ReactNode }

/** With scripts, the fields that wait behind a button on narrow screens open in a sheet. */
export function FoldedFilters({ list, ...filters }: Props) {
  const [folded, setFolded] = useState<HTMLElement | null>(null)
  const { open, opened } = useOpened((state) => <FilterSheet {...state} list={list} folded={folded!} />)

  function openSheet(event: MouseEvent) {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    // Opened before the scripts were here, it closes as it opened.
    if (details.open) return
    event.preventDefault()
    setFolded(details)
    open()
  }

  const summary = {
    'aria-haspopup': 'dialog',
    onClick: openSheet,
    onPointerDown: fetchSheet,
    onFocus: fetchSheet,
  } as const

  return (
    <>
      <ListFilters {...filters} summary={summary} />
      {opened}
    </>
  )
}
