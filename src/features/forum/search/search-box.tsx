'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, Suspense, useId, useRef, useState, useTransition } from 'react'
import { LIST_QUERY_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { forumSearchTexts as texts } from '#texts/forum/forum-search'
import { Button } from '../../../ui/buttons/button'
import type { ListState } from '../../../ui/combobox/suggestions-panel'
import { Icon } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { forumAddress } from '../forum-address'

const Suggestions = lazyPart(() => import('./suggestions'), { meanwhile: null })

/** A plain form works without scripts; the code for suggestions loads when the field is used. */
export function SearchBox({ value }: { value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  const [{ isOpen, activeId }, setList] = useState<ListState>({ isOpen: false })
  const [isBusy, startTransition] = useTransition()
  const { push } = useRouter()
  const listId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    const q = input.current!.value.trim()
    if (!q && !value) return input.current!.focus()
    startTransition(() => push(forumAddress({ q }), { scroll: false }))
  }

  return (
    <form
      role="search"
      aria-label={texts.label}
      action={routes.forum}
      onSubmit={submit}
      onFocus={() => setIsUsed(true)}
      // Safari does not focus pressed buttons.
      onPointerDown={() => setIsUsed(true)}
      className="relative flex gap-2"
    >
      <span className="relative min-w-0 flex-1">
        <Icon icon="search" className="pointer-events-none absolute start-3.5 top-3.5 text-ink-mute" />
        <input
          ref={input}
          key={value}
          type="text"
          inputMode="search"
          name="q"
          aria-label={texts.label}
          defaultValue={value}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIST_QUERY_MAX}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          className="input ps-11"
        />
      </span>
      <Button
        type="submit"
        variant="soft"
        icon="search"
        busy={isBusy}
        aria-label={texts.submit}
        className="min-h-12"
      />
      {isUsed ? (
        <Suspense>
          <Suggestions key={value} {...{ input, listId, setList }} />
        </Suspense>
      ) : null}
    </form>
  )
}
