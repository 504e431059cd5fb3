'use client'

import { useRouter } from 'next/navigation'
import { siteAreas, type AreaKey } from '#domain/routes'
import { profileTileTexts as texts } from '#texts/profile-tiles'
import { MessageTile } from '../../../../features/account/messages/message-tile'
import type { ShownMessage } from '../../../../features/account/messages/shown-message'
import { OwnTile } from '../../../../features/account/own-tile'
import { AddService } from '../../../../features/services/add-service'
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
        isProfileComplete={isProfileComplete}
      />
      <MessageTile messages={messages} isProfileComplete={isProfileComplete} onSent={refresh} />
    </>
  )
}
