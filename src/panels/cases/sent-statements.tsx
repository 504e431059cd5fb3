import type { SentStatement } from '#domain/moderation/cases'
import { shortDateTime } from '#domain/time/dates'
import { caseTexts as texts } from '#texts/moderation/cases'
import { statementTexts } from '#texts/moderation/statements'
import { PanelLink } from '../frame/panel-link'

/** What the owner was told, each with its appeal. */
export function SentStatements({ statements }: { statements: SentStatement[] }) {
  if (statements.length === 0) return null
  return (
    <section className="panel-card">
      <h2>{texts.statements}</h2>
      <ul className="panel-case__reports">
        {statements.map(({ id, sentAt, appealState }) => (
          <li key={id}>
            <PanelLink to={`/appeal?id=${id}`}>{texts.sentAt(shortDateTime(sentAt))}</PanelLink>{' '}
            <span className={`panel-badge panel-badge--${appealState === 'pending' ? 'wait' : 'draft'}`}>
              {statementTexts.appealStates[appealState]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
