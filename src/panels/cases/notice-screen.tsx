import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { noticeDeadline } from '#domain/legal/notice-deadline'
import type { OpenNotice } from '#domain/legal/open-notice'
import { isId } from '#domain/lists/ids'
import { shortDateTime } from '#domain/time/dates'
import { noticeScreenTexts as texts } from '#texts/legal/notice-screen'
import { statementTexts } from '#texts/moderation/statements'
import { findRest } from '../../features/viewer/ask-rest'
import { PanelLink } from '../frame/panel-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from '../waiting/live-screen'
import { CaseDecision } from './case-decision'
import { NoticeCard } from './notice-card'
import { SentStatements } from './sent-statements'

export async function NoticeScreen(view: AdminViewServerProps) {
  staffOf(view.initPageResult.req)
  const { id } = view.searchParams ?? {}
  const found = isId(id) ? await findRest<OpenNotice>(`/notices/${String(id)}/case`, 'viewer') : null
  if (!found) notFound()
  const isOpen = found.status === 'pending'
  const deadline = noticeDeadline(found.sentAt, new Date())
  return (
    <Screen
      view={view}
      above={<TabStrip />}
      title={texts.title(found.caseNumber)}
      lead={
        isOpen ? `${shortDateTime(found.sentAt)} · ${texts.deadline(deadline)}` : shortDateTime(found.sentAt)
      }
      actions={
        <PanelLink to="/cases" className="panel-button panel-button--secondary">
          {texts.back}
        </PanelLink>
      }
    >
      <LiveScreen />
      <div className="panel-case__main panel-case">
        <NoticeCard found={found} />
        {found.statement && <SentStatements statements={[found.statement]} />}
        {isOpen && <CaseDecision {...decisionOf(found)} />}
      </div>
    </Screen>
  )
}

function decisionOf({ id, item }: OpenNotice) {
  const { decision: title, decisionHint: hint, decisionLabel: label, note, noteHint } = texts
  return {
    path: `/notices/${id}`,
    words: { title, hint, label, note, noteHint },
    item: item && { itemType: item.itemType, itemTitle: item.title, source: 'notice' as const },
    isTold: item?.hasOwner ?? false,
    usual: statementTexts.factsOfNotice,
  }
}
