import type { AdminViewServerProps } from 'payload'
import { messageTypes } from '#domain/account/admin-message-input'
import { adminMessageTexts } from '#texts/account/admin-messages'
import { messagesTexts as texts } from '#texts/panels/messages'
import { PanelLink } from '../frame/panel-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { LiveScreen } from '../waiting/live-screen'
import { Message } from './message'
import { messageFilter, messagesFor } from './queries'

export async function MessagesScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  staffOf(req)
  const { kind, page } = messageFilter(view.searchParams ?? {})
  const { messages, hasMore } = await messagesFor(req, { kind, page })
  const address = (to: number) =>
    `/messages?${new URLSearchParams({ ...(kind && { kind }), page: String(to) })}`
  return (
    <Screen view={view} above={<TabStrip />} title={texts.title} lead={texts.lead}>
      <LiveScreen />
      <nav className="panel-filters" aria-label={texts.filters}>
        <PanelLink to="/messages" isCurrent={!kind}>
          {texts.all}
        </PanelLink>
        <PanelLink to="/messages?kind=unread" isCurrent={kind === 'unread'}>
          {texts.unread}
        </PanelLink>
        {messageTypes.map((type) => (
          <PanelLink key={type} to={`/messages?kind=${type}`} isCurrent={kind === type}>
            {adminMessageTexts.types[type]}
          </PanelLink>
        ))}
      </nav>
      {messages.length === 0 && <p className="panel-empty">{texts.nothing}</p>}
      <ul className="panel-messages">
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      <div className="panel-row-actions">
        {page > 1 && (
          <PanelLink to={address(1)} className="panel-button panel-button--secondary">
            {texts.newest}
          </PanelLink>
        )}
        {hasMore && (
          <PanelLink to={address(page + 1)} className="panel-button panel-button--secondary">
            {texts.older}
          </PanelLink>
        )}
      </div>
    </Screen>
  )
}
