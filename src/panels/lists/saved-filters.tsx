'use client'

import { Link, useConfig, useListQuery } from '@payloadcms/ui'
import { useState } from 'react'
import { filterQuery, isFilteredBy, type SavedFilterName } from '#domain/panels/saved-filters'
import { listTexts } from '#texts/panels/lists'

type Props = { collectionSlug: string; filters: readonly SavedFilterName[] }

/** Links above the rows of a list, each to the list with one condition. */
export function SavedFilters({ collectionSlug, filters }: Props) {
  const { config } = useConfig()
  const { query } = useListQuery()
  const [now] = useState(() => new Date())
  const list = `${config.routes.admin}/collections/${collectionSlug}`
  const where = query.where as Record<string, unknown> | undefined
  const isPlain = !where || Object.keys(where).length === 0
  return (
    <nav className="panel-filters" aria-label={listTexts.filters}>
      <Link href={list} prefetch={false} aria-current={isPlain ? 'page' : undefined}>
        {listTexts.all}
      </Link>
      {filters.map((name) => (
        <Link
          key={name}
          href={list + filterQuery(name, now)}
          prefetch={false}
          // The moment in an address is a later one in the browser.
          suppressHydrationWarning
          aria-current={isFilteredBy(where, name, now) ? 'page' : undefined}
        >
          {listTexts.filter[name]}
        </Link>
      ))}
    </nav>
  )
}
