import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { notificationList, parseCursor } from '#domain/notifications/notification-lists'
import { routes } from '#domain/routes'
import { notificationPageTexts } from '#texts/notifications/bell'
import { NotificationsScreen } from '../../../../features/notifications/notifications-screen'
import { notificationPage } from '../../../../features/notifications/queries'
import { viewer } from '../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../ui/page/page-metadata'

const { title, description } = notificationPageTexts
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.notifications,
  isIndexed: false,
})

type Props = { searchParams: Promise<{ show?: string | string[]; before?: string | string[] }> }

export default async function NotificationsPage({ searchParams }: Props) {
  const { show, before } = await searchParams
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.notifications))
  const list = notificationList(show)
  const cursor = parseCursor(before)
  return (
    <NotificationsScreen
      page={await notificationPage({ user, list, before: cursor })}
      list={list}
      isFirst={cursor === null}
      now={new Date()}
    />
  )
}
