'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { ZodType } from 'zod'
import { FormDialog } from '../../../ui/form/form-dialog'
import type { Form } from '../../../ui/form/use-form'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import { pictureFieldTexts } from '#texts/lists/picture-field'
import { PicturesField } from './pictures/pictures-field'
import type { PicturesOf } from './pictures/pictures-of'
import { isFailed, keptTiles, type Tile } from './pictures/tile'
import { usePictures } from './pictures/use-pictures'
import { withPictures } from './pictures/with-pictures'
import { StoredItem } from './stored-item'
import { refreshViewer } from '../../viewer/viewer-store'

export type ItemFormTexts = {
  addTitle: string
  addLead?: string
  editTitle: string
  editLead?: string
  publish: string
  save: string
  created: string
  updated: string
  loadFailed: string
  createFailed: string
  updateFailed: string
  missing?: string
}

type Props<Doc> = {
  open: boolean
  onClose: () => void
  /** Omitted for a new item. */
  id?: string
  collection: string
  schema: ZodType
  texts: ItemFormTexts
  pictures: PicturesOf
  /** Reads the fields when their values by name are not enough. */
  read?: (form: HTMLFormElement) => unknown
  onSaved?: () => void
  children: (form: { field: Form['field']; stored: Doc | null; pictures: ReactNode }) => ReactNode
}

export function ItemForm<Doc>(props: Props<Doc>) {
  const { id, collection, texts, open, onClose } = props
  if (!id) return <Fields {...props} stored={null} />
  return (
    <StoredItem<Doc>
      address={`/api/${collection}/${id}`}
      complete={withPictures}
      open={open}
      onClose={onClose}
      title={texts.editTitle}
      lead={texts.editLead}
      failure={texts.loadFailed}
    >
      {(stored) => <Fields {...props} stored={stored} />}
    </StoredItem>
  )
}

function Fields<Doc>({ stored, ...props }: Props<Doc> & { stored: Doc | null }) {
  const {
    id,
    collection,
    schema,
    texts,
    pictures: picturesOf,
    read,
    open,
    onClose,
    onSaved,
    children,
  } = props
  const { refresh } = useRouter()
  const address = id ? `/api/${collection}/${id}` : `/api/${collection}`
  const pictures = usePictures({ ...picturesOf, stored: picturesOf.stored(stored) })
  const form = useSafeForm({
    draft: id ? `edit:${collection}:${id}` : `new:${collection}`,
    schema,
    read,
    extra: {
      value: pictures.isChanged ? keptTiles(pictures.tiles) : null,
      restore: pictures.restore,
    },
    save: async (input, sending) => {
      const sent = await pictures.settle()
      if (!sent.ok) return sent.failure
      const body = { ...(input as object), ...(pictures.isChanged ? picturesOf.body(sent.rows) : {}) }
      return id ? send('PATCH', address, body) : send('POST', address, { ...body, ...sending })
    },
    isRepeatable: true,
    failure: id ? texts.updateFailed : texts.createFailed,
    missing: texts.missing,
    onSaved: () => {
      onClose()
      toastSuccess(savedSentence(id ? texts.updated : texts.created, pictures.tiles))
      void refreshViewer()
      refresh()
      onSaved?.()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={id ? texts.editTitle : texts.addTitle}
      lead={id ? texts.editLead : texts.addLead}
      form={form}
      save={id ? texts.save : texts.publish}
    >
      <SuspendedNote />
      {children({
        field: form.field,
        stored,
        pictures: (
          <PicturesField
            pictures={pictures}
            isDescribed={picturesOf.isDescribed}
            error={form.errors.pictures ?? form.errors.image}
          />
        ),
      })}
    </FormDialog>
  )
}

/** A picture that the server refuses does not hold up the item. */
function savedSentence(text: string, tiles: readonly Tile[]): string {
  const count = tiles.filter(isFailed).length
  return count > 0 ? `${text} ${pictureFieldTexts.leftOut(count)}` : text
}
