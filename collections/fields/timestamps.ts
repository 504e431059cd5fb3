import type { DateField, FieldAccess } from 'payload'
import { nobodyField } from '#access/staff'

/** Payload would let everybody write its two fields: a post from next year would stay on top for a year. */
export const timestamps = ({ read }: { read?: FieldAccess } = {}): DateField[] =>
  (['updatedAt', 'createdAt'] as const).map((name) => ({
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    access: { create: nobodyField, read, update: nobodyField },
    admin: { disableBulkEdit: true, hidden: true },
  }))
