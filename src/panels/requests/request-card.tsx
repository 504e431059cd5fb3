'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DirectoryKind } from '#domain/directory/directory-kinds'
import type { Decision } from '#domain/moderation/decisions'
import { changeTexts, requestQueueTexts as texts } from '#texts/directory/changes'
import { send } from '../../ui/requests/send'
import { TimeAgo } from '../../ui/time-ago'
import { PanelLink } from '../frame/panel-link'
import type { OpenRequest } from './queries'
import { RequestValues } from './request-values'

type Props = { collection: DirectoryKind; request: OpenRequest; renderedAt: number }

const CONFLICT = 409

export function RequestCard({ collection, request, renderedAt }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState<Decision | null>(null)
  const { id, kind, name, createdAt, member, itemId, url } = request
  const isClaim = kind === 'claim'

  async function decide(decision: Decision) {
    if (busy) return
    setBusy(decision)
    const answer = await send<{ message: string }>('POST', `/api/directory/requests/${id}/decide`, {
      decision,
    })
    setBusy(null)
    if (answer.ok) toast.success(answer.data.message)
    else toast.error(answer.message)
    if (answer.ok || answer.status === CONFLICT) router.refresh()
  }

  const button = (decision: Decision, label: string) => (
    <button
      type="button"
      className={`panel-button panel-button--${decision === 'approved' ? 'primary' : 'secondary'}`}
      aria-busy={busy === decision}
      aria-disabled={busy !== null}
      onClick={() => void decide(decision)}
    >
      {label}
      <span className="panel-hidden">: {name}</span>
    </button>
  )

  return (
    <article className="approvals__detail" aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`}>{name}</h2>
      <p className="approvals__meta">
        <span className="panel-badge panel-badge--draft">{changeTexts.kinds[kind]}</span>{' '}
        {member ? `${texts.member}: ${member}` : texts.visitor} ·{' '}
        <TimeAgo at={createdAt} renderedAt={renderedAt} /> ·{' '}
        {url ? <PanelLink to={`/collections/${collection}/${itemId}`}>{texts.open}</PanelLink> : texts.gone}
      </p>
      <RequestValues request={request} />
      <div className="approvals__actions">
        {button('rejected', isClaim ? texts.refuse : texts.reject)}
        {url && button('approved', isClaim ? texts.confirm : texts.accept)}
      </div>
    </article>
  )
}
