'use client'

import { ownDocumentTexts } from '#texts/documents/document-actions'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { Opener } from '../../ui/buttons/opener'
import { lazyPart } from '../../ui/lazy-part'
import { DeleteButton } from '../listing/own/delete-button'
import type { OwnItem } from '../viewer/viewer-store'

const RenameForm = lazyPart(() => import('./rename-form'))

export default function OwnDocumentTools({ item, onDeleted }: { item: OwnItem; onDeleted?: () => void }) {
  return (
    <>
      <Opener
        variant="secondary"
        size="sm"
        icon="pencil"
        dialog={(state) => <RenameForm {...state} id={item.id} />}
      >
        {ownItemActionTexts.edit}
      </Opener>
      <DeleteButton item={item} texts={ownDocumentTexts} onDeleted={onDeleted} />
    </>
  )
}
