import type { AdminViewServerProps } from 'payload'
import type { CasePage } from '#domain/moderation/cases'
import { caseTexts as texts } from '#texts/moderation/cases'
import { statementTexts } from '#texts/moderation/statements'
import { askRest } from '../../features/viewer/ask-rest'
import { PanelLink } from '../frame/panel-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { StackedTable } from '../screen/stacked-table'
import { LiveScreen } from '../waiting/live-screen'
import { CaseRow } from './case-row'
import { WaitingAppeals } from './waiting-appeals'
import { WaitingNotices } from './waiting-notices'

export async function CasesScreen(view: AdminViewServerProps) {
  staffOf(view.initPageResult.req)
  const { state: asked, before } = view.searchParams ?? {}
  const state = asked === 'decided' ? 'decided' : 'pending'
  const from = typeof before === 'string' ? `&before=${encodeURIComponent(before)}` : ''
  const { appeals, cases, hasMore, notices } = await askRest<CasePage>(
    `/cases?state=${state}${from}`,
    'viewer',
  )
  const last = cases.at(-1)
  return (
    <Screen view={view} above={<TabStrip />} title={texts.title} lead={texts.lead}>
      <LiveScreen />
      <nav className="panel-filters" aria-label={texts.filters}>
        <PanelLink to="/cases" isCurrent={state === 'pending'}>
          {texts.pending}
        </PanelLink>
        <PanelLink to="/cases?state=decided" isCurrent={state === 'decided'}>
          {texts.decided}
        </PanelLink>
        <PanelLink to="/collections/notices">{texts.notices}</PanelLink>
        <PanelLink to="/collections/statements">{statementTexts.many}</PanelLink>
        <PanelLink to="/collections/reports">{texts.all}</PanelLink>
      </nav>
      <WaitingAppeals appeals={appeals} />
      <WaitingNotices notices={notices} now={new Date()} />
      {appeals.length + notices.length > 0 && <h2 className="panel-waiting-part__next">{texts.title}</h2>}
      {cases.length === 0 ? (
        <p className="panel-empty">{state === 'pending' ? texts.nothingPending : texts.nothingDecided}</p>
      ) : (
        <StackedTable label={texts.title} heads={Object.values(texts.heads)}>
          {cases.map((row) => (
            <CaseRow key={row.itemType + row.itemId} row={row} />
          ))}
        </StackedTable>
      )}
      {(hasMore || from) && (
        <div className="panel-row-actions">
          {from && (
            <PanelLink to={`/cases?state=${state}`} className="panel-button panel-button--secondary">
              {texts.newest}
            </PanelLink>
          )}
          {hasMore && last && (
            <PanelLink
              to={`/cases?state=${state}&before=${encodeURIComponent(last.reportedAt)}`}
              className="panel-button panel-button--secondary"
            >
              {texts.older}
            </PanelLink>
          )}
        </div>
      )}
    </Screen>
  )
}
