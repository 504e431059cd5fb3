'use client'

import { lazy } from 'react'
import { ownDocumentTexts as texts } from '#texts/documents/document-actions'
import { OwnSection } from '../listing/own-section'

const OwnDocument = lazy(() => import('./own-document'))

export const OwnDocuments = ({ id }: { id?: string }) => (
  <OwnSection kind="documents" id={id} title={texts.own}>
    {(item) => <OwnDocument item={item} isPage={Boolean(id)} />}
  </OwnSection>
)
