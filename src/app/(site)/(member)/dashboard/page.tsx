import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ownKinds, writtenKinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { DashboardScreen, NothingOwn } from '../../../../features/account/dashboard-screen'
import { ownItems } from '../../../../features/viewer/own-items'
import { viewer } from '../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../ui/page/page-metadata'
import { OwnItems } from './own-items'

const { title, description } = accountTexts.dashboard
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.dashboard,
  isIndexed: false,
})

export default async function DashboardPage() {
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.dashboard))
  const [own, written] = await Promise.all([ownItems(user, ownKinds), ownItems(user, writtenKinds)])
  return (
    <DashboardScreen>
      <OwnItems
        first={own.items}
        written={written.items}
        totals={{ ...own.totals, ...written.totals }}
        nothing={<NothingOwn />}
      />
    </DashboardScreen>
  )
}
