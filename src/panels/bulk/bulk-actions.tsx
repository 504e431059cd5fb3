'use client'

import { useAuth, useConfig, useListQuery, useRouteCache, useSelection } from '@payloadcms/ui'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'
import { type BulkAction, bulkActions, fieldOfAction } from '#domain/panels/bulk-input'
import { isAdmin } from '#domain/roles'
import { bulkTexts as texts } from '#texts/panels/bulk'
import type { User } from '#types'
import { BulkDialog } from './bulk-dialog'
import { editableFields } from './editable-fields'
import { ExportLink } from './export-link'

type Props = { slug: string; onlyAdminsDecide: boolean }

/** In place of Payload's own actions, which fail with many rows (docs/decisions/069-bulk-work.md). */
export function BulkActions({ slug, onlyAdminsDecide }: Props) {
  const { getEntityConfig } = useConfig()
  const { permissions, user } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const { query } = useListQuery()
  const { count, selectAll, selectedIDs, toggleAll, totalDocs } = useSelection()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const collectionConfig = getEntityConfig({ collectionSlug: slug })
  const search = typeof query.search === 'string' ? query.search : ''
  const where = mergeListSearchAndWhere({ collectionConfig, search, where: query.where ?? undefined })
  const isAll = String(selectAll) === 'allAvailable'
  const may = permissions?.collections?.[slug]
  const fields = editableFields(collectionConfig.fields)
  const has = (name: string) =>
    collectionConfig.fields.some((field) => 'name' in field && field.name === name)
  const offered = bulkActions.filter((action) => {
    if (action === 'delete') return Boolean(may?.delete)
    const field = fieldOfAction[action]
    const isTheirs = field !== 'approval' || !onlyAdminsDecide || isAdmin(user as User | null)
    return Boolean(may?.update) && isTheirs && (field ? has(field) : fields.length > 0)
  })

  return (
    <div className="bulk">
      {count > 0 && slug !== 'users' && (
        <div className="bulk__strip">
          <span role="status">{texts.selected(count)}</span>
          {!isAll && count < totalDocs && (
            <button type="button" onClick={() => toggleAll(true)}>
              {texts.selectAll(totalDocs)}
            </button>
          )}
          <button type="button" onClick={() => toggleAll()}>
            {texts.clear}
          </button>
          {offered.map((action) => (
            <button key={action} type="button" onClick={() => setAsked(action)}>
              {texts.actions[action]}
            </button>
          ))}
        </div>
      )}
      {isAdmin(user as User | null) && <ExportLink slug={slug} where={where} />}
      {asked && (
        <BulkDialog
          collection={slug}
          action={asked}
          count={count}
          fields={fields}
          asked={
            isAll
              ? { where: Object.keys(where).length > 0 ? where : everything, expected: count }
              : { ids: selectedIDs }
          }
          onClose={(isStarted) => {
            setAsked(null)
            if (!isStarted) return
            toggleAll()
            clearRouteCache()
          }}
        />
      )}
    </div>
  )
}

const everything = { id: { exists: true } }
