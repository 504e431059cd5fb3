'use client'

import { useState } from 'react'
import { isOver } from '#domain/small-ads/days-left'
import { routes } from '#domain/routes'
import { ownSmallAdsTexts as texts } from '#texts/small-ads/own-small-ads'
import { lazyPart } from '../../ui/lazy-part'
import { AddItem, type AddLook } from '../listing/own/add-item'
import { useViewer } from '../viewer/viewer-store'

const SmallAdForm = lazyPart(() => import('./small-ad-form'))

export function AddSmallAd({ look }: { look?: AddLook }) {
  const [now] = useState(() => new Date())
  const hasActive = useViewer().own.some(
    ({ kind, expiresAt }) => kind === 'small-ads' && expiresAt && !isOver({ expiresAt, now }),
  )
  return (
    <AddItem
      label={texts.add}
      visitorLabel={texts.signInToAdd}
      icon="megaphone"
      look={look}
      page={routes.smallAds}
      incomplete={{
        title: texts.incompleteTitle,
        text: `${texts.incompleteEnglish}. ${texts.profileIncomplete}`,
      }}
      limit={hasActive ? { title: texts.limitTitle, text: texts.onlyOne, label: texts.hasActive } : null}
      dialog={(state) => <SmallAdForm {...state} />}
    />
  )
}
