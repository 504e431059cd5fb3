import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { routes } from '#domain/routes'
import { noticeTexts } from '#texts/notifications/notice-kinds'
import { SettingsScreen } from '../../../../../features/notifications/settings/settings-screen'
import { viewer } from '../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../ui/page/page-metadata'

const { title, description } = noticeTexts
const path = routes.notificationSettings
export const metadata: Metadata = pageMetadata({ title, description, path, isIndexed: false })

export default async function NotificationSettingsPage() {
  const user = await viewer()
  if (!user) redirect(routes.auth(path))
  return <SettingsScreen user={user} />
}
