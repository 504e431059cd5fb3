import { appealRefusal, type Statement } from '#domain/moderation/statements'
import { routes } from '#domain/routes'
import { appealTexts as texts } from '#texts/moderation/appeals'
import { statementLines } from '#texts/moderation/statements'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { SectionHead } from '../../../ui/page/section-head'
import { AppealForm } from './appeal-form'
import { AppealState } from './appeal-state'

/** What staff decided about something of the member's, why, and the appeal against it. */
export function DecisionScreen({ statement, now }: { statement: Statement; now: Date }) {
  const { id, itemText, decidedAt } = statement
  return (
    <Container width="list">
      <PageHead title={texts.title} back={{ href: routes.decisions, label: texts.back }} />
      <div className="grid max-w-[860px] gap-9">
        <dl className="overflow-clip rounded-lg border border-line bg-surface">
          {statementLines(statement).map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-5 gap-y-0.5 border-line px-4 py-3 not-first:border-t md:grid-cols-[170px_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft">{term}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        {itemText && (
          <section aria-labelledby="item-text">
            <SectionHead id="item-text" title={texts.itemText} />
            <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{itemText}</p>
          </section>
        )}
        <section aria-labelledby="appeal">
          <SectionHead id="appeal" title={texts.appeal} />
          {appealRefusal(statement, now) === null ? (
            <AppealForm id={id} decidedAt={decidedAt} />
          ) : (
            <AppealState statement={statement} />
          )}
        </section>
      </div>
    </Container>
  )
}
