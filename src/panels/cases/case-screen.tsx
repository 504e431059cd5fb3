import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { caseName, type OpenCase, snippet } from '#domain/moderation/cases'
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
          {waiting > 0 && (
            <CaseDecision name={{ itemType: found.itemType, itemId: found.itemId }} count={waiting} />
          )}
        </div>
        <CaseOwnerCard owner={found.owner} hasProfile={isAdmin(viewer)} />
      </div>
    </Screen>
  )
}
