import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account'
import { DashboardScreen } from '../../../../features/account/dashboard-screen'
import { viewer } from '../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../ui/page-metadata'

const { title, description } = accountTexts.dashboard
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.dashboard,
  isIndexed: false,
})

export default async function DashboardPage() {
  if (!(await viewer())) redirect(routes.auth(routes.dashboard))
  return <DashboardScreen />
}
