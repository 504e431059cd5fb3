'use client'

import { lazy } from 'react'
import { ownDocumentTexts as texts } from '#texts/own-document'
import { OwnSection } from '../listing/own-section'

const OwnDocument = lazy(() => import('./own-document'))

export const OwnDocuments = () => (
  <OwnSection kind="documents" title={texts.own}>
    {(item) => <OwnDocument item={item} />}
  </OwnSection>
)
