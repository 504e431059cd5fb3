import type { OpenAppeal } from '#domain/moderation/appeals'
import { shortDateTime } from '#domain/time/dates'
import { appealScreenTexts as texts } from '#texts/moderation/appeals'
import { caseTexts } from '#texts/moderation/cases'
import { statementLines } from '#texts/moderation/statements'
import { ItemLinks, ItemNow, ItemState, ItemVersion } from './item-links'

/** The decision that is appealed against, as its owner reads it, and the item then and now. */
export function FirstDecision({ found: { decidedBy, item, owner, statement } }: { found: OpenAppeal }) {
  const lines = [
    { term: texts.who, text: decidedBy ?? texts.unknownMember },
    { term: texts.when, text: shortDateTime(statement.decidedAt) },
    { term: texts.member, text: owner ?? texts.unknownMember },
    ...statementLines(statement),
  ]
  return (
    <section className="panel-card">
      <h2>{texts.first}</h2>
      <div className="panel-statement">
        <dl>
          {lines.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="panel-case__pair">
        <ItemVersion head={caseTexts.asDecided} title={statement.itemTitle} text={statement.itemText} />
        <ItemNow item={item} />
      </div>
      {item && (
        <>
          <p>
            <ItemState item={item} />
          </p>
          <ItemLinks item={item} itemId={statement.itemId} />
        </>
      )}
    </section>
  )
}
