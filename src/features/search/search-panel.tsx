'use client'

import { Suspense, useId, useRef, useState, type FormEvent } from 'react'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { searchPanelTexts as texts } from '#texts/search/search-panel'
import { Button } from '../../ui/buttons/button'
import type { ListState } from '../../ui/combobox/suggestions-panel'
import { Icon } from '../../ui/graphics/icon'
import { lazyPart } from '../../ui/lazy-part'
import { AidButton } from './aid-button'
import { placeOfNear } from './answer'
import { useNear } from './use-near'
import { VoiceButton } from './voice-button'
import './search-panel.css'

const Suggestions = lazyPart(() => import('./suggestions'), { meanwhile: null })

/** A plain form works without scripts; the code for live results loads when the field is used. */
export function SearchPanel() {
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  const { near, setNear, toggleNear } = useNear()
  const [{ isOpen, activeId }, setList] = useState<ListState>({ isOpen: false })
  const listId = useId()

  function takeSpeech(text: string) {
    const field = input.current!
    setIsUsed(true)
    field.value = text
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function ignoreBlank(event: FormEvent) {
    if (near.status === 'on' || input.current?.value.trim()) return
    event.preventDefault()
    input.current?.focus()
  }

  return (
    <form
      role="search"
      action={routes.search}
      onFocus={() => setIsUsed(true)}
      // Safari does not focus pressed buttons.
      onPointerDown={() => setIsUsed(true)}
      onSubmit={ignoreBlank}
      className="relative mt-1.5"
    >
      <div className="search-panel grid grid-cols-[minmax(0,1fr)_52px] gap-x-1 gap-y-2 rounded-xl border border-line-strong bg-raised p-2 depth-md md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-2">
        <label className="relative">
          <span className="sr-only">{texts.label}</span>
          <Icon
            icon="search"
            size={22}
            className="pointer-events-none absolute start-[13px] top-[15px] text-ink-soft"
          />
          <input
            ref={input}
            // Typing on dismisses the question for the city.
            onInput={() => near.status === 'unknown' && setNear({ status: 'off' })}
            type="text"
            inputMode="search"
            name="q"
            placeholder={texts.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_QUERY_MAX}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeId}
            className="input min-h-[52px]! ps-[46px]! text-[1.1875rem]!"
          />
        </label>
        {placeOfNear(near) ? <input type="hidden" name="near" value={placeOfNear(near)} /> : null}
        <div className="col-span-2 row-start-2 grid grid-cols-2 gap-2 md:col-span-1 md:col-start-2 md:row-start-1 md:flex md:items-center md:gap-0 md:border-s md:border-line md:ps-1.5 no-js:hidden">
          <AidButton
            icon="locate-fixed"
            isOn={near.status === 'on'}
            aria-pressed={near.status === 'on'}
            isBusy={near.status === 'asking'}
            onClick={() => void toggleNear()}
          >
            {texts.near}
          </AidButton>
          <VoiceButton onText={takeSpeech} />
        </div>
        <Button
          type="submit"
          aria-label={texts.submit}
          className="col-start-2 row-start-1 min-h-[52px] max-md:px-0 md:col-start-3 md:px-6"
        >
          <Icon icon="search" className="md:hidden" />
          <span className="max-md:hidden">{texts.submit}</span>
        </Button>
      </div>
      {isUsed ? (
        <Suspense>
          <Suggestions {...{ input, listId, near, setNear, setList }} />
        </Suspense>
      ) : null}
    </form>
  )
}
