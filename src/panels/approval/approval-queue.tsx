'use client'

import { useState } from 'react'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import { BulkDialog } from '../bulk/bulk-dialog'
import { ApprovalDetail } from './approval-detail'
import type { Waiting } from './queries'
import { RejectDialog } from './reject-dialog'
import { shownMoment } from './shown-moment'
import { useDecisions } from './use-decisions'
import { useQueueKeys } from './use-queue-keys'

type Props = {
  kind: ApprovedKind
  items: Waiting[]
  /** The item of the address; otherwise the oldest is open. */
  first?: unknown
  readAt: string
}

export function ApprovalQueue({ kind, items, first, readAt }: Props) {
  const queue = useDecisions({ kind, items, first })
  const { open, left, decide, isBusy } = queue
  const [rejecting, setRejecting] = useState<Waiting | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isApproving, setIsApproving] = useState(false)
  const selected = left.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  useQueueKeys({
    isOff: rejecting !== null || isApproving,
    onApprove: () => open && void decide(open, { decision: 'approved' }),
    onReject: () => open && setRejecting(open),
    onMove: queue.move,
  })
  if (left.length === 0)
    return (
      <div className="approvals__empty" role="status">
        <b>{texts.nothingWaits}</b>
        <p>{texts.nothingWaitsHint}</p>
      </div>
    )
  const choose = (ids: string[], isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))

  return (
    <div className="approvals">
      <div className="approvals__list">
        <div className="approvals__bulk">
          <label>
            <input
              type="checkbox"
              checked={selected.length === left.length}
              onChange={({ target }) =>
                choose(
                  left.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            {texts.selectAll}
          </label>
          {selected.length > 0 && (
            <button
              type="button"
              className="panel-button panel-button--secondary"
              onClick={() => setIsApproving(true)}
            >
              {texts.approveSelected(selected.length)}
            </button>
          )}
        </div>
        <ol>
          {left.map((item) => (
            <li key={item.id} data-open={item.id === open?.id}>
              <input
                type="checkbox"
                aria-label={texts.select(item.title)}
                checked={chosen.has(item.id)}
                onChange={({ target }) => choose([item.id], target.checked)}
              />
              <button
                type="button"
                aria-current={item.id === open?.id ? 'true' : undefined}
                onClick={() => queue.show(item.id)}
              >
                <b>{item.title}</b>
                <span>
                  {item.isEdit ? texts.isEdit : texts.isNew} · {item.by} · {shownMoment(item.updatedAt)}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className="approvals__keys">{texts.keys}</p>
      </div>
      {open && (
        <ApprovalDetail
          key={open.id}
          kind={kind}
          item={open}
          isNext={queue.hasDecided}
          isBusy={isBusy}
          onApprove={() => void decide(open, { decision: 'approved' })}
          onReject={() => setRejecting(open)}
        />
      )}
      {rejecting && (
        <RejectDialog
          kind={kind}
          title={rejecting.title}
          isBusy={isBusy}
          onClose={() => setRejecting(null)}
          onReject={async (reason) => {
            if (await decide(rejecting, { decision: 'rejected', reason })) setRejecting(null)
          }}
        />
      )}
      {isApproving && (
        <BulkDialog
          collection={kind}
          action="approve"
          count={selected.length}
          asked={{ ids: selected, asOf: readAt }}
          onClose={(isStarted) => {
            setIsApproving(false)
            if (isStarted) queue.refresh()
          }}
        />
      )}
    </div>
  )
}
