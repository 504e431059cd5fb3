import type { AdminViewServerProps } from 'payload'
import { isWaitingKind, type Waiting, waitingFor, waitingPath } from '#domain/panels/tabs'
import { WAITING_SHOWN } from '#domain/panel-limits'
import { formatNumber } from '#domain/text/format-number'
import { waitingTexts as texts } from '#texts/panels/frame'
import { askRest } from '../../features/viewer/ask-rest'
import { TimeAgo } from '../../ui/time-ago'
import { NoticeDeadline } from '../cases/waiting-notices'
import { PanelLink } from '../frame/panel-link'
import { Cell, StackedTable } from '../screen/stacked-table'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from './live-screen'

export async function WaitingScreen(view: AdminViewServerProps) {
  const user = staffOf(view.initPageResult.req)
  const asked = view.searchParams?.kind
  const kind = isWaitingKind(asked) && waitingFor(user).includes(asked) ? asked : null
  const [all, shown] = await Promise.all([
    askRest<Waiting>('/panel/waiting', 'viewer'),
    kind ? askRest<Waiting>(`/panel/waiting?kind=${kind}`, 'viewer') : null,
  ])
  const { items } = shown ?? all
  const renderedAt = new Date().getTime()
  const [oldest] = items
  return (
    <Screen
      view={view}
      title={texts.title}
      lead={texts.lead}
      actions={
        oldest && (
          <PanelLink to={waitingPath(oldest)} className="panel-button panel-button--primary">
            {texts.startHere}
          </PanelLink>
        )
      }
    >
      <LiveScreen />
      <nav className="panel-filters" aria-label={texts.filter}>
        <PanelLink to="/waiting" isCurrent={!kind}>
          {`${texts.everything} ${formatNumber(all.total)}`}
        </PanelLink>
        {waitingFor(user).map((one) => (
          <PanelLink key={one} to={`/waiting?kind=${one}`} isCurrent={one === kind}>
            {`${texts.kinds[one]} ${formatNumber(all.counts[one] ?? 0)}`}
          </PanelLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <p className="panel-empty">{texts.nothing}</p>
      ) : (
        <StackedTable label={texts.title} heads={Object.values(texts.heads)}>
          {items.map((item) => (
            <tr key={item.kind + item.id}>
              <Cell label={texts.heads.since}>
                <TimeAgo at={item.since} renderedAt={renderedAt} />
                {item.kind === 'notices' && (
                  <p>
                    <NoticeDeadline sentAt={item.since} now={new Date(renderedAt)} />
                  </p>
                )}
              </Cell>
              <Cell label={texts.heads.kind}>{texts.kind[item.kind]}</Cell>
              <Cell>
                <PanelLink to={waitingPath(item)}>{item.title || texts.untitled}</PanelLink>
              </Cell>
            </tr>
          ))}
        </StackedTable>
      )}
      {items.length === WAITING_SHOWN && (
        <p className="panel-form__hint">{texts.more(formatNumber(WAITING_SHOWN))}</p>
      )}
    </Screen>
  )
}
