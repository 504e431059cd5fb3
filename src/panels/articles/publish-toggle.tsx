'use client'

import { toast, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { shortDateTime } from '#domain/time/dates'
import { panelTexts } from '#texts/panels/panels'
import { scheduleTexts } from '#texts/panels/schedule'
import { publishProblem } from './publish-problem'
import type { Turn } from './schedule/next-turn'

type Props = {
  id: string
  title: string
  isPublic: boolean
  hasChanges: boolean
  savedAt?: string
  turn?: Turn
}

const words = panelTexts.publishToggle

export function PublishToggle({ id, title, savedAt, turn, ...saved }: Props) {
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setIsBusy] = useState(false)
  // Until the list brings the new state.
  const [turned, setTurned] = useState<{ since?: string; isPublic: boolean } | null>(null)
  const isTurned = turned !== null && turned.since === savedAt
  const isPublic = isTurned ? turned.isPublic : saved.isPublic

  async function change() {
    if (isBusy) return
    setIsBusy(true)
    const problem = await save(id, isPublic ? 'draft' : 'published')
    setIsBusy(false)
    if (problem) return void toast.error(problem)
    setTurned({ since: savedAt, isPublic: !isPublic })
    toast.success(isPublic ? words.nowHidden(title) : words.nowPublic(title))
    clearRouteCache()
  }

  return (
    <div className="panel-toggle">
      <span className={isPublic ? 'panel-badge panel-badge--ok' : 'panel-badge panel-badge--draft'}>
        {isPublic ? words.published : words.draft}
      </span>
      {saved.hasChanges && !isTurned && <span className="panel-toggle__note">{words.changed}</span>}
      {turn && (
        <span className="panel-toggle__note">
          {scheduleTexts.next[turn.isPublishing ? 'publish' : 'unpublish'](shortDateTime(turn.at))}
        </span>
      )}
      <button
        type="button"
        className="panel-toggle__button"
        aria-label={isPublic ? words.unpublishLabel(title) : words.publishLabel(title)}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={change}
      >
        {isPublic ? words.unpublish : words.publish}
      </button>
    </div>
  )
}

async function save(id: string, status: 'draft' | 'published'): Promise<string | null> {
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
