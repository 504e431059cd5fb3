'use client'

import { ownDocumentTexts } from '#texts/documents/document-actions'
import { itemActionTexts } from '#texts/lists/item-actions'
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
        {itemActionTexts.edit}
      </Opener>
      <DeleteButton item={item} texts={ownDocumentTexts} onDeleted={onDeleted} />
    </>
  )
}
