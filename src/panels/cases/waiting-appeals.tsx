import type { AppealRow } from '#domain/moderation/appeals'
import { snippet } from '#domain/moderation/cases'
import { shortDateTime } from '#domain/time/dates'
import { appealScreenTexts as texts } from '#texts/moderation/appeals'
import { PanelLink } from '../frame/panel-link'
import { Cell, StackedTable } from '../screen/stacked-table'

/** The oldest first. */
export function WaitingAppeals({ appeals }: { appeals: AppealRow[] }) {
  if (appeals.length === 0) return null
  return (
    <section className="panel-waiting-part">
      <h2>{texts.many}</h2>
      <StackedTable label={texts.many} heads={Object.values(texts.heads)}>
        {appeals.map(({ id, title, appealedAt, decidedBy }) => (
          <tr key={id}>
            <Cell label={texts.heads.since}>
              <time dateTime={appealedAt}>{shortDateTime(appealedAt)}</time>
            </Cell>
            <Cell label={texts.heads.item}>
              <PanelLink to={`/appeal?id=${id}`}>{snippet(title) || texts.untitled}</PanelLink>
            </Cell>
            <Cell label={texts.heads.first}>{decidedBy ?? texts.unknownMember}</Cell>
            <Cell>
              <PanelLink to={`/appeal?id=${id}`} className="panel-button panel-button--secondary">
                {texts.open}
              </PanelLink>
            </Cell>
          </tr>
        ))}
      </StackedTable>
    </section>
  )
}
