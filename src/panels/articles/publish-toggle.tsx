'use client'

import { toast, useRouteCache } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { panelTexts } from '#texts/panels'
import type { Article } from '#types'
import { publishProblem } from './publish-problem'

type Status = NonNullable<Article['_status']>
/** Payload adds `changed`: on the site, with newer changes that are not. */
type Row = Partial<Article> & { id: string; _displayStatus?: Status | 'changed' }
type Change = { since?: string; status: Status }

const words = panelTexts.publishToggle

/** The status of an article in the list, and the button that turns it around. */
export function PublishToggle({ rowData }: DefaultCellComponentProps) {
  const row = rowData as Row
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setIsBusy] = useState(false)
  // Holds until the list itself brings the new state.
  const [change, setChange] = useState<Change | null>(null)
  const status = change && change.since === row.updatedAt ? change.status : (row._displayStatus ?? row._status)
  const isPublic = status === 'published' || status === 'changed'
  const title = row.title || words.untitled

  async function turn() {
    if (isBusy) return
    setIsBusy(true)
    const next: Status = isPublic ? 'draft' : 'published'
    const problem = await save(row.id, next)
    setIsBusy(false)
    if (problem) return void toast.error(problem)
    setChange({ since: row.updatedAt, status: next })
    toast.success(isPublic ? words.nowHidden(title) : words.nowPublic(title))
    clearRouteCache()
  }

  return (
    <div className="panel-toggle">
      <span className={isPublic ? 'panel-badge panel-badge--ok' : 'panel-badge panel-badge--draft'}>
        {isPublic ? words.published : words.draft}
      </span>
      {status === 'changed' && <span className="panel-toggle__note">{words.changed}</span>}
      <button
        type="button"
        className="panel-toggle__button"
        aria-label={isPublic ? words.unpublishLabel(title) : words.publishLabel(title)}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={turn}
      >
        {isPublic ? words.unpublish : words.publish}
      </button>
    </div>
  )
}

/** What went wrong, as a sentence; null when the article was saved. */
async function save(id: string, status: Status): Promise<string | null> {
  try {
    const response = await fetch(`/api/articles/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: status }),
    })
    return response.ok ? null : publishProblem(await response.json().catch(() => null))
  } catch {
    return words.failed
  }
}
