'use client'

import { DefaultEditView, PublishButton, SaveButton, SaveDraftButton, useDocumentInfo } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'
import { outcomeTexts } from '#texts/panels/outcomes'
import { OtherWords } from './other-words'
import { Saving } from './saving'

/** Payload's own edit view, in the words of the collection. */
export function EditView(slots: DocumentViewClientProps) {
  const { collectionSlug = '' } = useDocumentInfo()
  const words = useMemo(() => wordsFor(collectionSlug), [collectionSlug])
  return (
    <OtherWords words={words}>
      <DefaultEditView
        {...slots}
        SaveButton={<Saving>{slots.SaveButton ?? <SaveButton />}</Saving>}
        SaveDraftButton={<Saving>{slots.SaveDraftButton ?? <SaveDraftButton />}</Saving>}
        PublishButton={<Saving>{slots.PublishButton ?? <PublishButton />}</Saving>}
      />
    </OtherWords>
  )
}

function wordsFor(collection: string): Record<string, Record<string, string>> {
  const own = outcomeTexts[collection]
  if (!own) return {}
  return {
    general: { aboutToDelete: own.deleteQuestion, titleDeleted: own.deleted },
    error: { deletingTitle: own.deleteFailed },
  }
}
