'use client'

import { lazy } from 'react'
import { routes } from '#domain/routes'
import { servicePageTexts as texts, serviceTexts } from '#texts/services'
import { AddItem, type AddLook } from '../listing/add-item'
import { useViewer } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

/** One service for each account, and only with a complete profile (spec directories §5). */
export function AddService({ look }: { look?: AddLook }) {
  const hasOne = useViewer().own.some(({ kind }) => kind === 'services')
  return (
    <AddItem
      label={texts.add}
      look={look}
      page={routes.services}
      incomplete={{ title: texts.incompleteTitle, text: serviceTexts.profileIncomplete }}
      limit={hasOne ? { title: texts.limitTitle, text: serviceTexts.onlyOne } : null}
      dialog={(state) => <ServiceForm {...state} />}
    />
  )
}
