import type { DateField, FieldAccess, TextField } from 'payload'
import { contactTexts as texts } from '#texts/contacts/contacts'
import { dayPicker } from './date-pickers'

type Options = {
  editors: FieldAccess
  maxLength: number
  isFiltered?: boolean
  /** What stands in the list in place of the plain date. */
  Cell?: string
}

export const verified = ({ maxLength, ...date }: Options): [TextField, DateField] => {
  const { editors } = date
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
    verifiedAt(date),
  ]
}

/** When somebody last made sure; the list of what was not checked for a year asks for it. */
export const verifiedAt = ({ editors, isFiltered, Cell }: Omit<Options, 'maxLength'>): DateField => ({
  name: 'verifiedAt',
  type: 'date',
  label: texts.verifiedAt,
  index: isFiltered,
  access: { create: editors, update: editors },
  admin: {
    position: 'sidebar',
    description: texts.verifiedAtHint,
    date: dayPicker,
    ...(Cell ? { components: { Cell } } : {}),
  },
})
