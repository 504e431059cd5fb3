import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { isId } from '#domain/lists/ids'
import { isApprovedKind } from '#domain/moderation/approved-kinds'
import { routes } from '#domain/routes'
import { ownItemTexts as texts } from '#texts/account/own-item'
import { OwnItemScreen } from '../../../../../../../features/account/own-item/own-item-screen'
import { ownItemVersions } from '../../../../../../../features/account/own-item/queries'
import { viewer } from '../../../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../../../ui/page/page-metadata'

type Props = { params: Promise<{ kind: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = texts
  const { kind, id } = await params
  return pageMetadata({ title, description, path: routes.ownItem(kind, id), isIndexed: false })
}

export default async function OwnItemPage({ params }: Props) {
  const { kind, id } = await params
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.ownItem(kind, id)))
  const item = isApprovedKind(kind) && isId(id) ? await ownItemVersions({ user, kind, id }) : null
  if (!item) notFound()
  return <OwnItemScreen item={item} />
}
