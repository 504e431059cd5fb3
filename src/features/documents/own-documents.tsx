'use client'

import { ownDocumentTexts as texts } from '#texts/documents/document-actions'
import { lazyPart } from '../../ui/lazy-part'
import { OwnSection } from '../listing/own/own-section'

const OwnDocument = lazyPart(() => import('./own-document'))

export const OwnDocuments = ({ id }: { id?: string }) => (
  <OwnSection kind="documents" id={id} title={texts.own}>
    {(item) => <OwnDocument item={item} isPage={Boolean(id)} />}
  </OwnSection>
)
