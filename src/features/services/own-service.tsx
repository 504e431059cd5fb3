'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { listingTexts } from '#texts/listing'
import { servicePageTexts as texts } from '#texts/services'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import { refreshViewer, type OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

/** Above the list, and on the page of the service itself. */
export const OwnService = ({ id }: { id?: string }) => (
  <OwnSection kind="services" id={id} title={texts.own}>
    {(item) => <OwnCard item={item} actions={<ServiceActions item={item} />} />}
  </OwnSection>
)

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
