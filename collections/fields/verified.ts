import type { DateField, FieldAccess, TextField } from 'payload'
import { contactTexts as texts } from '#texts/contacts/contacts'
import { dayPicker } from './date-pickers'

type Options = {
  editors: FieldAccess
  maxLength: number
  /** What stands in the list in place of the plain date. */
  Cell?: string
}

export const verified = ({ editors, maxLength, Cell }: Options): [TextField, DateField] => {
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
    {
      name: 'verifiedAt',
      type: 'date',
      label: texts.verifiedAt,
      access,
      admin: {
        position: 'sidebar',
        description: texts.verifiedAtHint,
        date: dayPicker,
        ...(Cell ? { components: { Cell } } : {}),
      },
    },
  ]
}
