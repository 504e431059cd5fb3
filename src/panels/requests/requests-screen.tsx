import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isDirectoryKind } from '#domain/directory/directory-kinds'
import { requestsPath } from '#domain/panels/tabs'
import { REQUESTS_SHOWN } from '#domain/panel-limits'
import { formatNumber } from '#domain/text/format-number'
import { requestQueueTexts as texts } from '#texts/directory/changes'
import { PanelLink } from '../frame/panel-link'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from '../waiting/live-screen'
import { openRequests, requestKindsFor } from './queries'
import { RequestCard } from './request-card'

export async function RequestsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const kinds = requestKindsFor(staffOf(req))
  const asked = view.searchParams?.kind
  const kind = isDirectoryKind(asked) ? asked : kinds[0]
  if (!kind || !kinds.includes(kind)) notFound()
  const requests = await openRequests(req, kind)
  const renderedAt = new Date().getTime()
  return (
    <Screen view={view} title={texts.title} lead={texts.lead}>
      <LiveScreen />
      {kinds.length > 1 && (
        <nav className="panel-filters" aria-label={texts.kinds}>
          {kinds.map((one) => (
            <PanelLink key={one} to={requestsPath(one)} isCurrent={one === kind}>
              {texts.tabs[one]}
            </PanelLink>
          ))}
        </nav>
      )}
      {requests.length === 0 ? (
        <p className="panel-empty">{texts.nothing}</p>
      ) : (
        <ol className="panel-requests">
          {requests.map((request) => (
            <li key={request.id} id={`request-${request.id}`}>
              <RequestCard collection={kind} request={request} renderedAt={renderedAt} />
            </li>
          ))}
        </ol>
      )}
      {requests.length === REQUESTS_SHOWN && (
        <p className="panel-form__hint">{texts.more(formatNumber(REQUESTS_SHOWN))}</p>
      )}
    </Screen>
  )
}
