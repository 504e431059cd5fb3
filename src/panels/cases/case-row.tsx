'use client'

import { toast } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type CaseRow as Row, snippet } from '#domain/moderation/cases'
import type { Decision } from '#domain/moderation/decisions'
import { shortDateTime } from '#domain/time/dates'
import { caseTexts as texts } from '#texts/moderation/cases'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { PanelLink } from '../frame/panel-link'
import { askSoon } from '../frame/waiting-store'
import { ConfirmDialog } from '../screen/confirm-dialog'
import { reporterName } from './reporter-name'
import { Cell } from '../screen/stacked-table'
import { casePath, decide, removeCase } from './decide-case'

export function CaseRow({ row }: { row: Row }) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const title = snippet(row.title) || texts.untitled
  const address = `/case?type=${row.itemType}&id=${row.itemId}`
  const [first, ...others] = row.reporters.map(reporterName)

  async function finish(work: Promise<string | null>) {
    if (isBusy) return
    setIsBusy(true)
    const problem = await work
    setIsBusy(false)
    setIsAsking(false)
    if (problem) toast.error(problem)
    askSoon()
    refresh()
  }
  const decideAs = (decision: Decision) => void finish(decide(casePath(row), { decision }))

  return (
    <tr>
      <Cell label={texts.heads.date}>
        <time dateTime={row.reportedAt}>{shortDateTime(row.reportedAt)}</time>
      </Cell>
      <Cell>
        <PanelLink to={address}>{title}</PanelLink>
        <p className="panel-form__hint">
          {`${reportTexts.itemTypes[row.itemType]} · ${texts.reporters(
            [first, ...others].join(', '),
            row.reports - row.reporters.length,
          )}`}
        </p>
      </Cell>
      <Cell label={texts.heads.reasons}>{row.reasons.join(', ')}</Cell>
      <Cell label={texts.heads.state}>
        <span className={`panel-badge panel-badge--${row.decision ? decisionTone[row.decision] : 'wait'}`}>
          {decisionTexts.states[row.decision ?? 'pending']}
        </span>
        {row.reports > 1 && <span className="panel-form__hint"> {texts.reports(row.reports)}</span>}
      </Cell>
      <Cell>
        <div className="panel-row-actions" aria-busy={isBusy}>
          {/* What nobody sees yet is read before it is decided, so its reports stay, too. */}
          {row.isHeld && (
            <PanelLink to={address} className="panel-button panel-button--secondary">
              {texts.open}
            </PanelLink>
          )}
          {!row.decision && !row.isHeld && (
            <>
              <button
                type="button"
                className="panel-button panel-button--soft"
                onClick={() => decideAs('approved')}
              >
                {texts.uphold}
              </button>
              <button
                type="button"
                className="panel-button panel-button--secondary"
                onClick={() => decideAs('rejected')}
              >
                {texts.dismiss}
              </button>
            </>
          )}
          {!row.isHeld && (
            <button
              type="button"
              className="panel-icon-button"
              aria-label={texts.remove(title)}
              onClick={() => setIsAsking(true)}
            >
              <Icon icon="trash-2" />
            </button>
          )}
        </div>
        {isAsking && (
          <ConfirmDialog
            title={texts.removeTitle}
            text={texts.removeText(title)}
            confirm={texts.removeConfirm}
            isBusy={isBusy}
            onConfirm={() => void finish(removeCase(row))}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Cell>
    </tr>
  )
}

const decisionTone: Record<Decision, string> = { approved: 'ok', rejected: 'draft' }
