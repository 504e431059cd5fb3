'use client'

import { ownDocumentTexts } from '#texts/own-document'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import type { OwnItem } from '../viewer/viewer-store'

/** Loaded only for who has one. */
export default function OwnDocument({ item }: { item: OwnItem }) {
  return <OwnCard item={item} actions={<DeleteButton item={item} texts={ownDocumentTexts} />} />
}
