'use client'

import { LocateFixed, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { routes } from '#domain/routes'
import { searchPanelTexts as texts } from '#texts/search-panel'
import { Button } from '../../ui/button'
import { toastFailure } from '../../ui/toast-store'
import { isChosen } from '../listing/is-chosen'
import { locate } from './locate'

type Values = { q: string; city?: string; kind?: string; near?: string }
type Props = { values: Values; children: ReactNode }

/**
 * A GET form that works by itself; with scripts it goes there without a new page. The fields follow the address: back
 * and forward change them too.
 */
export function SearchForm({ values, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()
  const [isLocating, setIsLocating] = useState(false)
  const { q, city = '', kind, near } = values

  const isNew = useRef(true)

  const follow = useCallback(
    (change: Partial<Values> = {}) => {
      const fields = form.current!
      const asked = {
        q: fieldOf(fields, 'q').value,
        city: fieldOf(fields, 'city').value,
        kind,
        near,
        ...change,
      }
      startTransition(() => push(routes.searchFor(asked.q, asked), { scroll: false }))
    },
    [kind, near, push],
  )

  useEffect(() => {
    const fields = form.current!
    // Drawn for this address. Who chose before the scripts were there is followed now.
    if (isNew.current) {
      isNew.current = false
      if (isChosen(fieldOf(fields, 'city'))) follow()
      return
    }
    fieldOf(fields, 'q').value = q
    fieldOf(fields, 'city').value = city
  }, [q, city, follow])

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
    fieldOf(form.current!, 'city').focus()
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
        <Button type="submit" icon={Search} busy={isBusy} className="min-h-12">
          {texts.submit}
        </Button>
        <Button
          variant="secondary"
          icon={LocateFixed}
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

const fieldOf = (form: HTMLFormElement, name: 'q' | 'city') =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
