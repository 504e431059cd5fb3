import type { DateField, Field, NumberField } from 'payload'
import { nobodyField } from '#access/staff'
import { omitFromUpdate } from '#hooks/writes/omit-from-update'
import { add } from './addition'
import type { Trait } from './trait'

type Value = { name: string; label: string; type: 'number' | 'date' }

/** Written in SQL only (docs/decisions/026-counters.md); an edit of the document leaves them unchanged. */
export const serverWritten = (...values: Value[]): Trait => ({
  name: 'serverWritten',
  extend: (config) =>
    add(config, {
      fields: values.map(asField),
      hooks: { beforeChange: [omitFromUpdate(...values.map(({ name }) => name))] },
    }),
})

const asField = ({ name, label, type }: Value): Field => {
  const shared = {
    name,
    label,
    index: true,
    access: { create: nobodyField, update: nobodyField },
    admin: { position: 'sidebar', readOnly: true },
  } as const
  return type === 'number'
    ? ({ ...shared, type, defaultValue: 0 } satisfies NumberField)
    : ({ ...shared, type } satisfies DateField)
}
