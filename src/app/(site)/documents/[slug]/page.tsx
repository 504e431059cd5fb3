import type { Metadata } from 'next'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { DocumentView } from '../../../../features/documents/document-view'
import { documentBySlug } from '../../../../features/documents/queries'
import { SimilarDocuments } from '../../../../features/documents/similar-documents'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const document = await documentBySlug((await params).slug)
  if (!document || document === 'gone') return itemMetadata(document)
  const { name, description } = document
  return itemMetadata({
    title: name,
    description: description ?? texts.pageDescription(name),
    path: itemUrl({ kind: 'documents', ...document }),
  })
}

export default async function DocumentPage({ params }: Props) {
  const document = await documentBySlug((await params).slug)
  const now = new Date()
  if (document && document !== 'gone') {
    return (
      <DocumentView document={document} now={now}>
        <SimilarDocuments id={document.id} now={now} />
      </DocumentView>
    )
  }
  return (
    <ItemMissing isGone={document === 'gone'} list={{ href: routes.documents, label: texts.back }}>
      <SimilarDocuments now={now} />
    </ItemMissing>
  )
}
