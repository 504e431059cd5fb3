import { groupNotifications } from '#domain/notifications/notification-groups'
import { routes } from '#domain/routes'
import { bellTexts as texts } from '#texts/notifications/bell'
import { Button } from '../../ui/buttons/button'
import { PageLink } from '../../ui/page/page-link'
import { BellList } from './bell-list'
import { BrowserPrompt } from './browser/browser-prompt'
import { markAllRead } from './notification-calls'
import { useNewest } from './use-newest'

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const newest = useNewest()
  const groups = groupNotifications(newest.notifications)
  const unread = groups.flatMap((group) => group.unread)

  async function readAll() {
    newest.showAsRead(unread)
    if (!(await markAllRead())) newest.reload()
  }

  return (
    <>
      <div className="flex min-h-15 items-center gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 className="type-card">{texts.title}</h2>
        {unread.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            icon="check-check"
            className="ms-auto"
            onClick={() => void readAll()}
          >
            {texts.readAll}
          </Button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <BellList newest={newest} groups={groups} onLeave={onLeave} />
      </div>
      <BrowserPrompt isQuiet />
      <PageLink
        href={routes.notifications}
        onClick={onLeave}
        className="flex min-h-12 shrink-0 items-center justify-center border-t border-line font-[600] no-underline hover:bg-paper-deep"
      >
        {texts.all}
      </PageLink>
    </>
  )
}
