import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { routes } from '#domain/routes'
import { blockedPageTexts } from '#texts/account/blocks'
import { BlockedScreen } from '../../../../../features/account/blocked/blocked-screen'
import { ownBlocks } from '../../../../../features/account/blocked/queries'
import { viewer } from '../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../ui/page/page-metadata'

const { title, description } = blockedPageTexts
export const metadata: Metadata = pageMetadata({ title, description, path: routes.blocked, isIndexed: false })

export default async function BlockedPage() {
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.blocked))
  return <BlockedScreen blocks={await ownBlocks(user)} />
}
