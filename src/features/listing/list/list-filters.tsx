'use client'

import { useCallback, useEffect, type ReactNode, type SyntheticEvent } from 'react'
import { listAddress } from '#domain/lists/list-address'
import { listFilterTexts as texts } from '#texts/lists/list-controls'
import { Button } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { classNames } from '../../../ui/class-names'
import { markBusy, shownList } from '../../../ui/buttons/mark-busy'
import { rememberList } from './last-list'
import { useAddressForm } from './use-address-form'

const looks = {
  panel: 'rounded-lg bg-paper-deep p-4',
  plain: 'flex-1',
}

type Props = {
  action: string
  /** Where "clear" leads, if not to `action`. */
  cleared?: string
  isFiltered: boolean
  /** Named fields, which form the query. */
  children: ReactNode
  more?: ReactNode
  look?: keyof typeof looks
}

/** With scripts a choice is applied at once, without a page load. */
export function ListFilters({ action, cleared = action, isFiltered, children, more, look = 'panel' }: Props) {
  const addressOf = useCallback((asked: Record<string, string>) => listAddress(action, asked), [action])
  const { form, query, isBusy, follow } = useAddressForm(addressOf)

  useEffect(() => rememberList(action, query), [action, query])
  useEffect(() => (isBusy ? markBusy(shownList()) : undefined), [isBusy])

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
      data-filters
      onSubmit={submit}
      onChange={(event) => isChoice(event.target) && follow()}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', looks[look])}
    >
      <div
        className={
          look === 'panel'
            ? 'grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 min-[56.25rem]:flex min-[56.25rem]:items-end'
            : 'flex gap-2'
        }
      >
        {children}
        <div className="col-span-2 flex flex-wrap gap-2 min-[56.25rem]:flex-none">
          <Button
            type="submit"
            variant="soft"
            icon="search"
            busy={isBusy}
            aria-label={look === 'plain' ? texts.submit : undefined}
            className="min-h-12 max-[56.25rem]:flex-auto"
          >
            {look === 'panel' ? texts.submit : null}
          </Button>
          {isFiltered && (
            <ButtonLink
              href={cleared}
              scroll={false}
              variant="secondary"
              icon="x"
              className="min-h-12 max-[56.25rem]:flex-auto"
            >
              {texts.clear}
            </ButtonLink>
          )}
        </div>
      </div>
      {more}
    </form>
  )
}

/** A choice is complete at once, text only when it is sent. */
const isChoice = (field: EventTarget) =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')
