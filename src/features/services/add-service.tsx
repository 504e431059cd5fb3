'use client'

import { routes } from '#domain/routes'
import { ownServiceTexts as texts } from '#texts/services/own-service'
import { lazyPart } from '../../ui/lazy-part'
import { AddItem, type AddLook } from '../listing/own/add-item'
import { useViewer } from '../viewer/viewer-store'

const ServiceForm = lazyPart(() => import('./service-form'))

export function AddService({ look }: { look?: AddLook }) {
  const hasOne = useViewer().own.some(({ kind }) => kind === 'services')
  return (
    <AddItem
      label={texts.add}
      look={look}
      page={routes.services}
      incomplete={{ title: texts.incompleteTitle, text: texts.profileIncomplete }}
      limit={hasOne ? { title: texts.limitTitle, text: texts.onlyOne } : null}
      dialog={(state) => <ServiceForm {...state} />}
    />
  )
}
