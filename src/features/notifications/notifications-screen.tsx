import { groupNotifications } from '#domain/notifications/notification-groups'
import { notificationDays } from '#domain/notifications/notification-days'
import { type NotificationList, notificationLists } from '#domain/notifications/notification-lists'
import { routes } from '#domain/routes'
import { bellTexts, notificationPageTexts as texts } from '#texts/notifications/bell'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { LinkMore } from '../../ui/buttons/link-more'
import { PageHead } from '../../ui/page/page-head'
import { FilterChips } from '../listing/list/filter-chips'
import { BrowserPrompt } from './browser/browser-prompt'
import { PageRow } from './page-row'
import { PageUpdates } from './page-updates'
import type { NotificationPage } from './queries'
import { ReadAllButton } from './read-all-button'

type Props = { page: NotificationPage; list: NotificationList; isFirst: boolean; now: Date }

export function NotificationsScreen({ page: { notifications, older, unread }, list, isFirst, now }: Props) {
  const days = notificationDays(groupNotifications(notifications), now)
  return (
    <Container width="list">
      <PageHead
        title={texts.title}
        aside={
          <ButtonLink variant="quiet" size="sm" icon="settings" href={routes.notificationSettings}>
            {texts.settings}
          </ButtonLink>
        }
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FilterChips label={texts.lists.label} chips={chipsFor(list, unread)} />
        {unread > 0 && <ReadAllButton />}
      </div>
      {!isFirst && <LinkMore href={routes.notificationsOf(queryOf(list))}>{texts.newest}</LinkMore>}
      {days.length === 0 && <Nothing list={list} />}
      {days.map(({ day, groups }) => (
        <section key={day} aria-labelledby={day} className="mt-4">
          <h2 id={day} className="pt-1.5 pb-2 type-label text-ink-soft">
            {texts.days[day]}
          </h2>
          <ul className="lines-between rounded-lg border border-line bg-surface *:first:rounded-t-lg *:last:rounded-b-lg">
            {groups.map((group) => (
              <PageRow key={group.newest.id} group={group} renderedAt={now.getTime()} />
            ))}
          </ul>
        </section>
      ))}
      {older && (
        <p className="mt-7 text-center">
          <ButtonLink variant="secondary" href={routes.notificationsOf(queryOf(list), older)}>
            {texts.older}
          </ButtonLink>
        </p>
      )}
      <div className="mt-7 flex min-h-touch items-center justify-center text-center">
        <BrowserPrompt />
      </div>
      <PageUpdates />
    </Container>
  )
}

const queryOf = (list: NotificationList) => (list === 'all' ? undefined : list)

const chipsFor = (current: NotificationList, unread: number) =>
  notificationLists.map((list) => ({
    label: texts.lists[list],
    href: routes.notificationsOf(queryOf(list)),
    isOn: list === current,
    count: list === 'unread' && unread > 0 ? unread : undefined,
  }))

const Nothing = ({ list }: { list: NotificationList }) => (
  <div className="mt-4">
    <EmptyState
      icon="bell-off"
      {...(list === 'all' ? bellTexts.empty : texts.noneInList)}
      actions={
        list !== 'all' && (
          <ButtonLink variant="secondary" href={routes.notifications}>
            {bellTexts.all}
          </ButtonLink>
        )
      }
    />
  </div>
)
