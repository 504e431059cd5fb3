'use client'

import { ownDocumentTexts } from '#texts/documents/document-actions'
import { DeleteButton } from '../listing/own/delete-button'
import type { OwnItem } from '../viewer/viewer-store'

export default function OwnDocumentTools({ item, onDeleted }: { item: OwnItem; onDeleted?: () => void }) {
  return <DeleteButton item={item} texts={ownDocumentTexts} onDeleted={onDeleted} />
}
