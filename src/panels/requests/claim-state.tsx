import type { UIFieldServerProps } from 'payload'
import { decidesOn, isDirectoryKind } from '#domain/directory/directory-kinds'
import type { User } from '#types'
import { EndClaim } from './end-claim'

/** On the screen of an entry that has a confirmed owner. */
export function ClaimState({ id, data, collectionSlug, req: { user } }: UIFieldServerProps) {
  if (!id || !data.claimedAt || !isDirectoryKind(collectionSlug)) return null
  if (!decidesOn(collectionSlug, user as User | null)) return null
  return <EndClaim kind={collectionSlug} id={String(id)} />
}
