'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import type { FieldDiff, Waiting } from './queries'
import { shownMoment } from './shown-moment'

type Props = {
  kind: ApprovedKind
  item: Waiting
  /** It came in the place of another, which the focus was on. */
  isNext: boolean
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
}

export function ApprovalDetail({ kind, item, isNext, isBusy, onApprove, onReject }: Props) {
  const { config } = useConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isNext])
  const fields = item.isEdit ? item.fields.filter(({ isChanged }) => isChanged) : item.fields
  return (
    <article className="approvals__detail" aria-labelledby="approval-open">
      <h3 id="approval-open" ref={heading} tabIndex={-1}>
        {item.title}
      </h3>
      <p className="approvals__meta">
        <span className="panel-badge panel-badge--draft">{item.isEdit ? texts.isEdit : texts.isNew}</span>{' '}
        {item.by} · {shownMoment(item.updatedAt)} ·{' '}
        <Link href={`${config.routes.admin}/collections/${kind}/${item.id}`} prefetch={false}>
          {texts.edit}
        </Link>
      </p>
      {item.pictures.length > 0 && (
        <ul className="approvals__pictures">
          {item.pictures.map(({ id, url, alt, change }) => (
            <li key={id} data-change={change}>
              <img src={url} alt={alt} width={120} height={90} loading="lazy" />
              {change && <span className="approvals__meta">{texts.pictureChanges[change]}</span>}
            </li>
          ))}
        </ul>
      )}
      <dl className="approvals__fields">
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} isEdit={item.isEdit} />
        ))}
      </dl>
      <div className="approvals__actions">
        <button
          type="button"
          className="panel-button panel-button--secondary"
          aria-disabled={isBusy}
          onClick={onReject}
        >
          {texts.reject}
        </button>
        <button
          type="button"
          className="panel-button panel-button--primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={onApprove}
        >
          {texts.approve}
        </button>
      </div>
    </article>
  )
}

function FieldRow({ field, isEdit }: { field: FieldDiff; isEdit: boolean }) {
  const { label, before, after } = field
  return (
    <div>
      <dt>{label}</dt>
      {isEdit && (
        <dd>
          <span className="approvals__side">{texts.isPublic}</span>
          <del>{before || texts.empty}</del>
        </dd>
      )}
      <dd>
        {isEdit && <span className="approvals__side">{texts.proposed}</span>}
        {isEdit ? <ins>{after || texts.empty}</ins> : after || texts.empty}
      </dd>
    </div>
  )
}
