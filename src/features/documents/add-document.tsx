'use client'

import { routes } from '#domain/routes'
import { ownDocumentTexts as texts } from '#texts/documents/document-actions'
import { lazyPart } from '../../ui/lazy-part'
import { AddItem } from '../listing/own/add-item'

const DocumentForm = lazyPart(() => import('./document-form'))

export const AddDocument = () => (
  <AddItem
    label={texts.add}
    icon="upload"
    page={routes.documents}
    dialog={(state) => <DocumentForm {...state} />}
  />
)
