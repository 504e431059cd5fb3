import { documentPageTexts as texts } from '#texts/documents/documents'
import { SimilarItems } from '../listing/item/similar-items'
import { DocumentPanel } from './document-panel'
import { DocumentRow } from './document-row'
import { otherDocuments } from './queries'

export async function SimilarDocuments({ id, now }: { id?: string; now: Date }) {
  const documents = await otherDocuments(id)
  if (documents.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <DocumentPanel label={texts.similar}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} renderedAt={now.getTime()} level={3} />
        ))}
      </DocumentPanel>
    </SimilarItems>
  )
}
