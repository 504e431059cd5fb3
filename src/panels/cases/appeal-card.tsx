import type { OpenAppeal } from '#domain/moderation/appeals'
import { shortDateTime } from '#domain/time/dates'
import { answerText, appealScreenTexts as texts } from '#texts/moderation/appeals'
import { statementTexts } from '#texts/moderation/statements'

/** What the member wrote, and the answer once there is one. */
export function AppealCard({ found: { answeredBy, statement } }: { found: OpenAppeal }) {
  const { answer, answeredAt, appeal, appealedAt, appealState } = statement
  return (
    <section className="panel-card">
      <h2>{texts.appealed}</h2>
      {appealedAt ? (
        <>
          <p className="panel-case__text">{appeal}</p>
          <p className="panel-form__hint">{texts.appealedAt(shortDateTime(appealedAt))}</p>
        </>
      ) : (
        <p>{texts.notAppealed}</p>
      )}
      {answeredAt && (
        <div>
          <h2>{texts.answered}</h2>
          <p>
            <span className="panel-badge panel-badge--draft">{statementTexts.appealStates[appealState]}</span>
          </p>
          <p className="panel-case__text">{answerText({ ...statement, answer: answer ?? '' })}</p>
          <p className="panel-form__hint">
            {texts.answeredBy(answeredBy ?? texts.unknownMember, shortDateTime(answeredAt))}
          </p>
        </div>
      )}
    </section>
  )
}
