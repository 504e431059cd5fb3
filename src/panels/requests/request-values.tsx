import { changeTexts, requestQueueTexts as texts } from '#texts/directory/changes'
import type { OpenRequest } from './queries'

/** What is asked for beside what is stored now. */
export function RequestValues({ request }: { request: OpenRequest }) {
  const { kind, changes, isClosed, message, answers } = request
  const isOnlyMessage = kind === 'change' && changes.length === 0 && !isClosed
  return (
    <>
      {isClosed && <p>{texts.closed}</p>}
      <dl className="approvals__fields">
        {changes.map(({ field, label, now, asked }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <span className="approvals__side">{texts.now}</span>
              <del>{now || texts.empty}</del>
            </dd>
            <dd>
              <span className="approvals__side">{texts.asked}</span>
              <ins>{asked || texts.empty}</ins>
            </dd>
          </div>
        ))}
        {message && (
          <div>
            <dt>{changeTexts.message}</dt>
            <dd>{message}</dd>
          </div>
        )}
      </dl>
      {isOnlyMessage && <p className="panel-form__hint">{texts.onlyMessage}</p>}
      {answers > 0 && <p className="panel-form__hint">{texts.answers(answers)}</p>}
    </>
  )
}
