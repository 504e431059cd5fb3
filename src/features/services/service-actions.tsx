'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { listingTexts } from '#texts/listing'
import { servicePageTexts as texts } from '#texts/services'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import { refreshViewer, type OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

/** Editing and deleting, wherever the member meets their service. */
export function ServiceActions({ item: { id, title } }: { item: OwnItem }) {
  const deletion = {
    item: `/api/services/${id}`,
    title: texts.deleteTitle,
    text: texts.deleteText(title),
    confirm: texts.deleteConfirm,
    success: texts.deleted,
    failure: texts.deleteFailed,
  }
  return (
    <>
      <Opener
        variant="secondary"
        size="sm"
        icon={Pencil}
        dialog={(state) => <ServiceForm {...state} id={id} />}
      >
        {listingTexts.edit}
      </Opener>
      <DeleteButton deletion={deletion} onDeleted={() => void refreshViewer()} />
    </>
  )
}
