'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { ownApartmentTexts as texts } from '#texts/apartment-pages'
import { listingTexts } from '#texts/listing'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import type { OwnItem } from '../viewer/viewer-store'

const ApartmentForm = lazy(() => import('./apartment-form'))

type Props = { item: OwnItem; onDeleted: () => void }

export function OwnApartmentTools({ item: { id, title }, onDeleted }: Props) {
  const deletion = {
    item: `/api/apartments/${id}`,
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
        dialog={(state) => <ApartmentForm {...state} id={id} />}
      >
        {listingTexts.edit}
      </Opener>
      <DeleteButton deletion={deletion} onDeleted={onDeleted} />
    </>
  )
}
