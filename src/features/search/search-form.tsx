'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { routes } from '#domain/routes'
import { searchPanelTexts as texts } from '#texts/search/search-panel'
import { Button } from '../../ui/buttons/button'
import { toastFailure } from '../../ui/overlays/toast-store'
import { useAddressForm } from '../listing/list/use-address-form'
import { locate } from './locate'

type Props = {
  /** Query parameters without a field. */
  kept: { kind?: string; near?: string }
  children: ReactNode
}

const addressOf = ({ q = '', ...filters }: Record<string, string>) => routes.searchFor(q, filters)

export function SearchForm({ kept: { kind, near }, children }: Props) {
  const { form, isBusy, follow } = useAddressForm(addressOf)
  const [isLocating, setIsLocating] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    follow()
  }
  async function goNear() {
    setIsLocating(true)
    const place = await locate()
    setIsLocating(false)
    if (place) return follow({ near: place })
    toastFailure(texts.unknownPlace, `${texts.pickCity}.`)
    const city = form.current!.elements.namedItem('city') as HTMLSelectElement
    city.focus()
  }

  return (
    <form
      ref={form}
      role="search"
      action={routes.search}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={({ target }) => target instanceof HTMLSelectElement && follow()}
      className="grid gap-3 rounded-lg bg-paper-deep p-4 min-[56.25rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_auto] min-[56.25rem]:items-end"
    >
      {children}
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
      {near ? <input type="hidden" name="near" value={near} /> : null}
      <div className="flex flex-wrap gap-2 max-[56.25rem]:*:flex-auto">
        <Button type="submit" icon="search" busy={isBusy} className="min-h-12">
          {texts.submit}
        </Button>
        <Button
          variant="secondary"
          icon="locate-fixed"
          busy={isLocating}
          onClick={() => void goNear()}
          className="min-h-12 no-js:hidden"
        >
          {texts.near}
        </Button>
      </div>
    </form>
  )
}
