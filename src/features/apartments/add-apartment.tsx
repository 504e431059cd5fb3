'use client'

import { routes } from '#domain/routes'
import { ownApartmentTexts as texts } from '#texts/apartments/own-apartment'
import { lazyPart } from '../../ui/lazy-part'
import { AddItem, type AddLook } from '../listing/own/add-item'
import { useViewer } from '../viewer/viewer-store'

const ApartmentForm = lazyPart(() => import('./apartment-form'))

export function AddApartment({ look }: { look?: AddLook }) {
  const hasOne = useViewer().own.some(({ kind }) => kind === 'apartments')
  return (
    <AddItem
      label={texts.add}
      look={look}
      page={routes.apartments}
      limit={hasOne ? { title: texts.limitTitle, text: texts.onlyOne } : null}
      dialog={(state) => <ApartmentForm {...state} />}
    />
  )
}
