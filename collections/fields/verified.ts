import type { DateField, FieldAccess, TextField } from 'payload'
import { contactTexts as texts } from '#texts/contacts/contacts'
import { dayPicker } from './date-pickers'

type Options = { editors: FieldAccess; maxLength: number; isFiltered?: boolean }

export const verified = ({ editors, maxLength, isFiltered }: Options): [TextField, DateField] => {
  const access = { create: editors, update: editors }
  return [
    {
      name: 'source',
      type: 'text',
      label: texts.source,
      maxLength,
      access,
      admin: { position: 'sidebar', description: texts.sourceHint },
    },
    verifiedAt({ editors, isFiltered }),
  ]
}

/** When somebody last made sure; the list of what was not checked for a year asks for it. */
export const verifiedAt = ({ editors, isFiltered }: Omit<Options, 'maxLength'>): DateField => ({
  name: 'verifiedAt',
  type: 'date',
  label: texts.verifiedAt,
  index: isFiltered,
  access: { create: editors, update: editors },
  admin: { position: 'sidebar', description: texts.verifiedAtHint, date: dayPicker },
})
