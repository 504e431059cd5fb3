import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Options = {
  input: RefObject<HTMLInputElement | null>
  ids: readonly string[]
  isOpen: boolean
  open: () => void
}

/** Keyboard of a combobox: the focus stays in the field, arrows go through the options, Enter follows one. */
export function useOptions({ input, ids, isOpen, open }: Options): string | undefined {
  const [active, setActive] = useState<string>()
  const activeId = isOpen && active !== undefined && ids.includes(active) ? active : undefined

  function step(by: 1 | -1) {
    if (!isOpen) return open()
    // One place more than there are options: the field itself.
    const places = [undefined, ...ids]
    const next = places[(places.indexOf(activeId) + by + places.length) % places.length]
    setActive(next)
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter' && activeId) document.getElementById(activeId)?.click()
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const field = input.current!
    const listener = (event: KeyboardEvent) => onKey(event)
    // Other words, other options.
    const forget = () => setActive(undefined)
    field.addEventListener('keydown', listener)
    field.addEventListener('input', forget)
    return () => {
      field.removeEventListener('keydown', listener)
      field.removeEventListener('input', forget)
    }
  }, [input])

  return activeId
}
