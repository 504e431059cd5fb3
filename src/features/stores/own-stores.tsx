'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { listingTexts } from '#texts/listing'
import { storePageTexts as texts } from '#texts/stores'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import type { OwnItem } from '../viewer/viewer-store'

const StoreForm = lazy(() => import('./store-form'))

/** What a member suggested, with its state and why it was sent back. */
export const OwnStores = () => (
  <OwnSection kind="stores" title={texts.own}>
    {(item) => <OwnCard item={item} actions={<Actions item={item} />} />}
  </OwnSection>
)

function Actions({ item: { id, title } }: { item: OwnItem }) {
  const deletion = {
    item: `/api/stores/${id}`,
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
        dialog={(state) => <StoreForm {...state} id={id} />}
      >
        {listingTexts.edit}
      </Opener>
      <DeleteButton deletion={deletion} />
    </>
  )
}
