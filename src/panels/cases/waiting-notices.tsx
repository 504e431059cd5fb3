import { noticeDeadline } from '#domain/legal/notice-deadline'
import { type NoticeRow, snippet } from '#domain/moderation/cases'
import { noticeScreenTexts as texts } from '#texts/legal/notice-screen'
import { PanelLink } from '../frame/panel-link'
import { Cell, StackedTable } from '../screen/stacked-table'

/** Legal notices, the nearest deadline first. */
export function WaitingNotices({ notices, now }: { notices: NoticeRow[]; now: Date }) {
  if (notices.length === 0) return null
  return (
    <section className="panel-waiting-part">
      <h2>{texts.many}</h2>
      <StackedTable label={texts.many} heads={Object.values(texts.heads)}>
        {notices.map(({ id, caseNumber, sentAt, title, url }) => (
          <tr key={id}>
            <Cell label={texts.heads.deadline}>
              <NoticeDeadline sentAt={sentAt} now={now} />
            </Cell>
            <Cell label={texts.heads.item}>
              <PanelLink to={`/notice?id=${id}`}>{caseNumber}</PanelLink>
            </Cell>
            <Cell label={texts.heads.about}>{snippet(title ?? url)}</Cell>
            <Cell>
              <PanelLink to={`/notice?id=${id}`} className="panel-button panel-button--secondary">
                {texts.open}
              </PanelLink>
            </Cell>
          </tr>
        ))}
      </StackedTable>
    </section>
  )
}

export function NoticeDeadline({ sentAt, now }: { sentAt: string; now: Date }) {
  const deadline = noticeDeadline(sentAt, now)
  const tone = deadline.left < 0 ? 'bad' : 'wait'
  return <span className={`panel-badge panel-badge--${tone}`}>{texts.deadline(deadline)}</span>
}
