'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { listingTexts } from '#texts/listing'
import { servicePageTexts as texts } from '#texts/services'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import type { OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

export const OwnService = () => (
  <OwnSection kind="services" title={texts.own}>
    {(item) => <OwnCard item={item} actions={<Actions item={item} />} />}
  </OwnSection>
)

function Actions({ item: { id, title } }: { item: OwnItem }) {
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
      <DeleteButton deletion={deletion} />
    </>
  )
}
