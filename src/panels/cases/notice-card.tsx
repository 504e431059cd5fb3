import type { OpenNotice } from '#domain/legal/open-notice'
import { shortDateTime } from '#domain/time/dates'
import { noticeScreenTexts as texts } from '#texts/legal/notice-screen'
import { caseTexts } from '#texts/moderation/cases'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { ItemLinks, ItemNow, ItemState } from './item-links'

/** What was sent, by whom, and the item that the address leads to. */
export function NoticeCard({ found }: { found: OpenNotice }) {
  const { action, decidedAt, decidedBy, email, item, name, note, reason, status, url } = found
  return (
    <section className="panel-card">
      <div>
        <h2>{texts.sender}</h2>
        <p>{`${name}, ${email}`}</p>
      </div>
      <div>
        <h2>{texts.reason}</h2>
        <p className="panel-case__text">{reason}</p>
      </div>
      <div>
        <h2>{texts.address}</h2>
        <p className="panel-case__text">{url}</p>
      </div>
      {item ? (
        <>
          <p className="panel-form__hint">
            {reportTexts.itemTypes[item.itemType]} {item.now && <ItemState item={item.now} />}
          </p>
          <ItemNow item={item.now} />
          {item.now && <ItemLinks item={item.now} itemId={item.itemId} />}
        </>
      ) : (
        status === 'pending' && <p className="panel-form__hint">{texts.notOurs}</p>
      )}
      {status !== 'pending' && decidedAt && (
        <p className="panel-form__hint">
          {decisionTexts.states[status]} · {reportTexts.actions[action]} ·{' '}
          {caseTexts.decidedBy(decidedBy ?? caseTexts.unknownMember, shortDateTime(decidedAt))}
          {note && ` · ${caseTexts.noteGiven(note)}`}
        </p>
      )}
    </section>
  )
}
