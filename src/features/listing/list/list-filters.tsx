'use client'

import { type ComponentProps, type ReactNode, type SyntheticEvent, useCallback, useEffect } from 'react'
import { listAddress } from '#domain/lists/list-address'
import { listFilterTexts as texts } from '#texts/lists/list-controls'
import { Button } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { classNames } from '../../../ui/class-names'
import { markBusy, shownList } from '../../../ui/buttons/mark-busy'
import { Icon } from '../../../ui/graphics/icon'
import { PageLink } from '../../../ui/page/page-link'
import type { ChosenFilter } from './chosen-filters'
import { rememberList } from './last-list'
import { useAddressForm } from './use-address-form'
import './list-filters.css'

export type ListFiltersProps = {
  action: string
  /** Where "clear" leads, if not to `action`. */
  cleared?: string
  isFiltered: boolean
  search: ReactNode
  /** Parts of the address without a field. */
  kept?: Record<string, string | undefined>
  chosen?: readonly ChosenFilter[]
  /** Named fields, which form the query. On narrow screens they wait behind a button. */
  children?: ReactNode
  /** Of that button. */
  summary?: ComponentProps<'summary'>
  look?: 'panel' | 'plain'
}

/** With scripts a choice is applied at once, without a page load. */
export function ListFilters(props: ListFiltersProps) {
  const { action, cleared = action, isFiltered, search, kept = {}, chosen = [], children } = props
  const isPanel = props.look !== 'plain'
  const addressOf = useCallback((asked: Record<string, string>) => listAddress(action, asked), [action])
  const { form, query, isBusy, follow } = useAddressForm(addressOf)

  useEffect(() => rememberList(action, query), [action, query])
  useEffect(() => (isBusy ? markBusy(shownList()) : undefined), [isBusy])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    follow()
  }

  const button = (
    <Button
      type="submit"
      variant="soft"
      icon="search"
      busy={isBusy}
      aria-label={isPanel ? undefined : texts.submit}
      className="list-submit min-h-12"
    >
      {isPanel ? texts.submit : null}
    </Button>
  )

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
      className={classNames('list-filters', isPanel && 'list-filters-panel')}
    >
      <div className="list-search">{search}</div>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} defaultValue={value} /> : null,
      )}
      {children ? (
        <details data-set={chosen.length > 0 || undefined}>
          <summary {...props.summary}>
            <Icon icon="sliders-horizontal" size={18} />
            {texts.filtersSet(chosen.length)}
          </summary>
          <div className="list-fields">
            {children}
            {button}
          </div>
        </details>
      ) : (
        button
      )}
      {isFiltered ? (
        <div className="list-chosen">
          {chosen.map(({ label, href }) => (
            <PageLink key={href} href={href} scroll={false} className="list-chip">
              {label}
              <span className="sr-only">{texts.without}</span>
              <Icon icon="x" size={16} />
            </PageLink>
          ))}
          <ButtonLink
            href={cleared}
            scroll={false}
            variant="secondary"
            icon="x"
            className="list-clear min-h-12"
          >
            {texts.clear}
          </ButtonLink>
        </div>
      ) : null}
    </form>
  )
}

/** A choice is complete at once, text only when it is sent. */
const isChoice = (field: EventTarget) =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')
