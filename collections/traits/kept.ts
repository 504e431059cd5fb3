import type { DateField, Field, NumberField } from 'payload'
import { nobodyField } from '#access/staff'
import { leaveAlone } from '#hooks/writes/keep-counted'
import { add, type Trait } from './collection'

type KeptField = { name: string; label: string; type: 'number' | 'date' }

/**
 * Values that the server keeps with statements of its own (docs/decisions/026-counters.md): nobody writes them, and
 * an edit of the document leaves them as they are.
 */
export const kept =
  (...fields: KeptField[]): Trait =>
  (config) =>
    add(config, {
      fields: fields.map(asField),
      hooks: { beforeChange: [leaveAlone(fields.map(({ name }) => name))] },
    })

const asField = ({ name, label, type }: KeptField): Field => {
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
