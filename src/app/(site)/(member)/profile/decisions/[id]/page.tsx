import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { isId } from '#domain/lists/ids'
import { routes } from '#domain/routes'
import { appealTexts } from '#texts/moderation/appeals'
import { DecisionScreen } from '../../../../../../features/account/decision/decision-screen'
import { ownStatement } from '../../../../../../features/account/queries'
import { viewer } from '../../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../../ui/page/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = appealTexts
  return pageMetadata({ title, description, path: routes.decision((await params).id), isIndexed: false })
}

export default async function DecisionPage({ params }: Props) {
  const { id } = await params
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.decision(id)))
  const statement = isId(id) ? await ownStatement(user, id) : null
  if (!statement) notFound()
  return <DecisionScreen statement={statement} now={new Date()} />
}
