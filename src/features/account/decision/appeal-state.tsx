import { appealUntil, type Statement } from '#domain/moderation/statements'
import { answerText, appealTexts as texts } from '#texts/moderation/appeals'
import { Alert } from '../../../ui/states/alert'

/** Where there is nothing (more) to appeal. */
export function AppealState({ statement }: { statement: Statement }) {
  const { answeredAt, appeal, appealedAt, appealState, decidedAt } = statement
  if (appealState === 'none') return <p>{texts.late(appealUntil(decidedAt))}</p>
  return (
    <div className="grid gap-5">
      {appealState === 'pending' ? (
        <Alert tone="wait">{texts.waits(appealedAt ?? '')}</Alert>
      ) : (
        <Alert tone={appealState === 'reversed' ? 'ok' : 'info'} title={texts.decided[appealState]}>
          <p className="whitespace-pre-line wrap-anywhere">
            {answerText({ ...statement, answer: statement.answer ?? '' })}
          </p>
          <p className="type-meta mt-2">
            {answeredAt && texts.answeredAt(answeredAt)} {texts.final}
          </p>
        </Alert>
      )}
      <div>
        <h3 className="type-label">{texts.yours}</h3>
        <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{appeal}</p>
      </div>
    </div>
  )
}
