'use client'

import { useRouter } from 'next/navigation'
import { siteAreas, type AreaKey } from '#domain/areas'
import { profileTileTexts as texts } from '#texts/account/profile-tiles'
import { MessageTile } from '../../../../features/account/messages/message-tile'
import type { ShownMessage } from '../../../../features/account/messages/shown-message'
import { OwnTile } from '../../../../features/account/own-tile'
import { AddApartment } from '../../../../features/apartments/add-apartment'
import { AddService } from '../../../../features/services/add-service'
import { AddSmallAd } from '../../../../features/small-ads/add-small-ad'
import type { OwnItem } from '../../../../features/viewer/viewer-store'
import { ownActions } from '../own-actions'

type Props = { own: readonly OwnItem[]; messages: readonly ShownMessage[]; isProfileComplete: boolean }

const areaOf = (key: AreaKey) => siteAreas.find((area) => area.key === key)!
const look = { variant: 'soft', size: 'sm' } as const

/** One tile for each thing that an account has only once, and the letter to the administrator. */
export function OwnTiles({ own, messages, isProfileComplete }: Props) {
  const { refresh } = useRouter()
  return (
    <>
      <OwnTile
        kind="services"
        area={areaOf('services')}
        words={texts.service}
        first={own}
        add={<AddService look={look} />}
        actions={ownActions.services!}
        needsProfile={!isProfileComplete}
      />
      <OwnTile
        kind="apartments"
        area={areaOf('apartments')}
        words={texts.apartment}
        first={own}
        add={<AddApartment look={look} />}
        actions={ownActions.apartments!}
      />
      <OwnTile
        kind="small-ads"
        area={areaOf('smallAds')}
        words={texts.smallAd}
        first={own}
        add={<AddSmallAd look={look} />}
        actions={ownActions['small-ads']!}
        needsProfile={!isProfileComplete}
      />
      <MessageTile messages={messages} isProfileComplete={isProfileComplete} onSent={refresh} />
    </>
  )
}
