import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { listAddress } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { routes } from '#domain/routes'
import { ownDecisionTexts } from '#texts/moderation/own-decisions'
import { DecisionsScreen } from '../../../../../features/account/decision/decisions-screen'
import { ownStatements } from '../../../../../features/account/queries'
import { viewer } from '../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../ui/page/page-metadata'

const { title, description } = ownDecisionTexts
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.decisions,
  isIndexed: false,
})

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function DecisionsPage({ searchParams }: Props) {
  const page = pageFromAddress((await searchParams).page)
  const user = await viewer()
  if (!user) redirect(routes.auth(listAddress(routes.decisions, { page })))
  const found = await ownStatements(user, page)
  if (page > 1 && page > found.pages) notFound()
  return <DecisionsScreen {...found} page={page} now={new Date()} />
}
