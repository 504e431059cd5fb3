import { Icon } from '../../ui/graphics/icon'
import type { Waiting } from '#domain/panels/tabs'
import { waitingTexts as texts } from '#texts/panels/frame'
import { askRest } from '../../features/viewer/ask-rest'
import { formatNumber } from '#domain/text/format-number'
import { TimeAgo } from '../../ui/time-ago'
import { PanelLink } from '../frame/panel-link'

/** One line on the dashboard: how much waits, and since when. */
export async function WaitingBar() {
  const { total, items } = await askRest<Waiting>('/panel/waiting', 'viewer')
  const [oldest] = items
  if (!oldest) return <p className="panel-waiting-bar">{texts.nothing}</p>
  return (
    <p className="panel-waiting-bar" data-waits>
      <Icon icon="inbox" />
      <span>
        {texts.summary(total, formatNumber(total))}{' '}
        <TimeAgo at={oldest.since} renderedAt={new Date().getTime()} />
      </span>
      <PanelLink to="/waiting" className="panel-button panel-button--secondary">
        {texts.title}
      </PanelLink>
    </p>
  )
}
