'use client'

import { useState } from 'react'
import { isRenewable } from '#domain/small-ads/ad-validity'
import { isOver } from '#domain/small-ads/days-left'
import { ownAdTexts } from '#texts/small-ads/small-ad-pages'
import { lazyPart } from '../../ui/lazy-part'
import { OwnActions } from '../listing/own/own-actions'
import { useViewer, type OwnItem } from '../viewer/viewer-store'
import { RenewButton } from './renew-button'

const SmallAdForm = lazyPart(() => import('./small-ad-form'))

/** Renewing is offered near the end, or after it while there is no other active ad. */
export default function OwnAdTools({ item, onDeleted }: { item: OwnItem; onDeleted?: () => void }) {
  const { id, expiresAt } = item
  const [now] = useState(() => new Date())
  const { own } = useViewer()
  const isBlocked = own.some(
    (other) =>
      other.kind === 'small-ads' &&
      other.id !== id &&
      other.expiresAt &&
      !isOver({ expiresAt: other.expiresAt, now }),
  )
  const form = (state: { open: boolean; onClose: () => void }) => <SmallAdForm {...state} id={id} />
  return (
    <>
      {expiresAt && !isBlocked && isRenewable({ expiresAt, now }) ? <RenewButton id={id} /> : null}
      <OwnActions item={item} texts={ownAdTexts} form={form} onDeleted={onDeleted} />
    </>
  )
}
