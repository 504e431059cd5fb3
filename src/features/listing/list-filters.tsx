'use client'

import { Search, X } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useTransition, type ReactNode, type SyntheticEvent } from 'react'
import { listAddress } from '#domain/list-address'
import { listingTexts as texts } from '#texts/listing'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { rememberList } from './last-list'

type Props = {
  /** The address of the list without filters. */
  action: string
  /** Where „clear“ leads, when that is not the list without filters. */
  cleared?: string
  /** Whether there is anything to clear. */
  isFiltered: boolean
  /** Fields with names: what they hold becomes the query. */
  children: ReactNode
}

/**
 * The filters of a list. The form works by itself; with scripts a choice is followed at once, without a new page.
 * The fields follow the address: back, forward and „clear“ change them too.
 */
export function ListFilters({ action, cleared = action, isFiltered, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const query = useSearchParams().toString()
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()

  useEffect(() => {
    rememberList(action, query)
    const params = new URLSearchParams(query)
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
      if (field !== document.activeElement) field.value = params.get(field.name) ?? ''
    }
  }, [action, query])

  function follow() {
    const asked = Object.fromEntries(new FormData(form.current!))
    startTransition(() => push(listAddress(action, asked), { scroll: false }))
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    follow()
  }

  return (
    <form
      ref={form}
      action={action}
      role="search"
      aria-label={texts.filters}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={(event) => event.target instanceof HTMLSelectElement && follow()}
      className="grid gap-3 rounded-lg bg-paper-deep p-4 min-[56.25rem]:flex min-[56.25rem]:items-end"
    >
      {children}
      <div className="flex gap-2 min-[56.25rem]:flex-none">
        <Button type="submit" icon={Search} busy={isBusy} className="min-h-[48px] max-[56.25rem]:flex-auto">
          {texts.submit}
        </Button>
        {isFiltered && (
          <ButtonLink
            href={cleared}
            scroll={false}
            variant="secondary"
            icon={X}
            className="min-h-[48px] max-[56.25rem]:flex-auto"
          >
            {texts.clear}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
