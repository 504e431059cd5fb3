'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode } from 'react'
import { kindsWith, type KindsWith } from '#domain/kinds'
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
type OnlyOne = KindsWith<'onlyOne'>

const look = { variant: 'soft', size: 'sm' } as const
const adds: Record<OnlyOne, { button: ReactNode; needsProfile: boolean }> = {
  services: { button: <AddService look={look} />, needsProfile: true },
  apartments: { button: <AddApartment look={look} />, needsProfile: false },
  'small-ads': { button: <AddSmallAd look={look} />, needsProfile: true },
}

export function OwnTiles({ own, messages, isProfileComplete }: Props) {
  const { refresh } = useRouter()
  return (
    <>
      {kindsWith('onlyOne').map((kind) => (
        <OwnTile
          key={kind}
          kind={kind}
          words={texts.kinds[kind]}
          first={own}
          add={adds[kind].button}
          actions={ownActions[kind]!}
          needsProfile={adds[kind].needsProfile && !isProfileComplete}
        />
      ))}
      <MessageTile
        messages={messages}
        isProfileComplete={isProfileComplete}
        onSent={refresh}
        onChanged={refresh}
      />
    </>
  )
}
