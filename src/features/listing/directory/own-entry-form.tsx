'use client'

import { ownEntryInputs, type ChangeField } from '#domain/directory/change-input'
import { changeTexts } from '#texts/directory/changes'
import { ItemForm } from '../own/item-form'
import { picturesOf } from '../own/pictures/pictures-of'
import type { Entry } from './entry'
import { EntryFields } from './entry-fields'

const texts = {
  addTitle: changeTexts.editTitle,
  editTitle: changeTexts.editTitle,
  editLead: changeTexts.editLead,
  publish: changeTexts.editSubmit,
  save: changeTexts.editSubmit,
  created: changeTexts.edited,
  updated: changeTexts.edited,
  loadFailed: changeTexts.editFailed,
  createFailed: changeTexts.editFailed,
  updateFailed: changeTexts.editFailed,
}

type Props = { entry: Entry; open: boolean; onClose: () => void }
type Stored = Partial<Record<ChangeField, string | null>>

/** For the confirmed owner: the newest version, also one that waits. */
export function OwnEntryForm({ entry: { kind, id }, open, onClose }: Props) {
  return (
    <ItemForm<Stored>
      open={open}
      onClose={onClose}
      id={id}
      collection={kind}
      pictures={picturesOf(kind)}
      schema={ownEntryInputs[kind]}
      texts={texts}
    >
      {({ field, stored, pictures }) => (
        <>
          <EntryFields kind={kind} values={stored ?? {}} field={field} />
          {pictures}
        </>
      )}
    </ItemForm>
  )
}
