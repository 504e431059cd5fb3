import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { caseName, type OpenCase, snippet } from '#domain/moderation/cases'
import { itemName } from '#domain/moderation/reports'
import { reportTexts } from '#texts/moderation/reports'
import { caseTexts as texts } from '#texts/moderation/cases'
import { isAdmin } from '#domain/roles'
import { findRest } from '../../features/viewer/ask-rest'
import { PanelLink } from '../frame/panel-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from '../waiting/live-screen'
import { CaseDecision } from './case-decision'
import { CaseItemCard } from './case-item'
import { CaseOwnerCard } from './case-owner'
import { casePath } from './decide-case'
import { SentStatements } from './sent-statements'
import { CaseReports } from './case-reports'

export async function CaseScreen(view: AdminViewServerProps) {
  const viewer = staffOf(view.initPageResult.req)
  const { type: itemType, id: itemId } = view.searchParams ?? {}
  const name = caseName.safeParse({ itemType, itemId })
  const found = name.success
    ? await findRest<OpenCase>(`/cases/${name.data.itemType}/${name.data.itemId}`, 'viewer')
    : null
  if (!found) notFound()
  const title = found.item?.title || found.reported.title || snippet(found.reported.text) || texts.untitled
  const waiting = found.reports.filter(({ status }) => status === 'pending').length
  return (
    <Screen
      view={view}
      above={<TabStrip />}
      title={texts.caseTitle(snippet(title))}
      actions={
        <PanelLink to="/cases" className="panel-button panel-button--secondary">
          {texts.back}
        </PanelLink>
      }
    >
      <LiveScreen />
      <div className="panel-case">
        <div className="panel-case__main">
          <CaseItemCard found={found} />
          <CaseReports reports={found.reports} />
          <SentStatements statements={found.statements} />
          {waiting > 0 && found.item?.isHeld && (
            <p role="status" className="panel-card">
              {texts.heldHint}
            </p>
          )}
          {waiting > 0 && <CaseDecision {...decisionOf(found, waiting)} />}
        </div>
        <CaseOwnerCard owner={found.owner} hasProfile={isAdmin(viewer)} />
      </div>
    </Screen>
  )
}

function decisionOf(found: OpenCase, waiting: number) {
  const { itemType, item, reported, reports } = found
  const oldest = reports.findLast(({ status }) => status === 'pending')
  const itemTitle = itemName({ title: reported.title || item?.title, content: reported.text })
  return {
    path: casePath(found),
    words: {
      title: texts.decision,
      hint: texts.forAll(waiting),
      label: texts.decisionLabel,
      note: texts.note,
      noteHint: texts.noteHint,
    },
    item: item && { itemType, itemTitle, source: item.isHeld ? ('site' as const) : ('report' as const) },
    isTold: found.owner !== null,
    heldAt: item?.isHeld ? item.updatedAt : null,
    usual: reportTexts.grounds({ reason: oldest?.reason ?? '' }),
  }
}
