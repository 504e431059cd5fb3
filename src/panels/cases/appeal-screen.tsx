import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isId } from '#domain/lists/ids'
import type { OpenAppeal } from '#domain/moderation/appeals'
import { snippet } from '#domain/moderation/cases'
import { appealScreenTexts as texts } from '#texts/moderation/appeals'
import { findRest } from '../../features/viewer/ask-rest'
import { PanelLink } from '../frame/panel-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from '../waiting/live-screen'
import { AppealCard } from './appeal-card'
import { AppealDecisionForm } from './appeal-decision'
import { FirstDecision } from './first-decision'

export async function AppealScreen(view: AdminViewServerProps) {
  staffOf(view.initPageResult.req)
  const { id } = view.searchParams ?? {}
  const found = isId(id) ? await findRest<OpenAppeal>(`/statements/${String(id)}/case`, 'viewer') : null
  if (!found) notFound()
  const { others, refusal, reversal, statement } = found
  const isOpen = statement.appealState === 'pending'
  return (
    <Screen
      view={view}
      above={<TabStrip />}
      title={texts.title(snippet(statement.itemTitle) || texts.untitled)}
      actions={
        <PanelLink to="/cases" className="panel-button panel-button--secondary">
          {texts.back}
        </PanelLink>
      }
    >
      <LiveScreen />
      <div className="panel-case__main panel-case">
        <FirstDecision found={found} />
        <AppealCard found={found} />
        {isOpen && refusal && (
          <section className="panel-card">
            <p>{texts.refused[refusal]}</p>
            {refusal !== 'tomorrow' && others.length > 0 && <p>{texts.others(others.join(', '))}</p>}
          </section>
        )}
        {isOpen && !refusal && (
          <AppealDecisionForm
            id={statement.id}
            effect={texts.effect[reversal]}
            title={found.isFirst ? texts.decisionAlone : texts.decision}
          />
        )}
      </div>
    </Screen>
  )
}
