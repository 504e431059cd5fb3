'use client'

import { Pencil } from 'lucide-react'
import { lazy, useState } from 'react'
import { isRenewable } from '#domain/ad-validity'
import { isOver } from '#domain/days-left'
import { listingTexts } from '#texts/listing'
import { ownAdTexts as texts } from '#texts/small-ad-pages'
import { Opener } from '../../ui/opener'
import { DeleteButton } from '../listing/delete-button'
import { useViewer, type OwnItem } from '../viewer/viewer-store'
import { RenewButton } from './renew-button'

const SmallAdForm = lazy(() => import('./small-ad-form'))

type Props = { item: OwnItem; onDeleted: () => void }

/** Edit and delete; renewing when the end is near, or over and no other ad stands in the way. */
export function OwnAdTools({ item: { id, title, expiresAt }, onDeleted }: Props) {
  const [now] = useState(() => new Date())
  const { own } = useViewer()
  const isBlocked = own.some(
    (other) =>
      other.kind === 'small-ads' &&
      other.id !== id &&
      other.expiresAt &&
      !isOver({ expiresAt: other.expiresAt, now }),
  )
  const deletion = {
    item: `/api/small-ads/${id}`,
    title: texts.deleteTitle,
    text: texts.deleteText(title),
    confirm: texts.deleteConfirm,
    success: texts.deleted,
    failure: texts.deleteFailed,
  }
  return (
    <>
      {expiresAt && !isBlocked && isRenewable({ expiresAt, now }) ? <RenewButton id={id} /> : null}
      <Opener
        variant="secondary"
        size="sm"
        icon={Pencil}
        dialog={(state) => <SmallAdForm {...state} id={id} />}
      >
        {listingTexts.edit}
      </Opener>
      <DeleteButton deletion={deletion} onDeleted={onDeleted} />
    </>
  )
}
