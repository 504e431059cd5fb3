'use client'

import { useRouter } from 'next/navigation'
import { documentPageTexts as texts } from '#texts/documents'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import { refreshViewer, type OwnItem } from '../viewer/viewer-store'

export const OwnDocuments = () => (
  <OwnSection kind="documents" title={texts.own}>
    {(item) => <OwnCard item={item} actions={<Delete item={item} />} />}
  </OwnSection>
)

function Delete({ item: { id, title } }: { item: OwnItem }) {
  const { refresh } = useRouter()
  const deletion = {
    item: `/api/documents/${id}`,
    title: texts.deleteTitle,
    text: texts.deleteText(title),
    confirm: texts.deleteConfirm,
    success: texts.deleted,
    failure: texts.deleteFailed,
  }
  const leave = () => {
    void refreshViewer()
    refresh()
  }
  return <DeleteButton deletion={deletion} onDeleted={leave} />
}
