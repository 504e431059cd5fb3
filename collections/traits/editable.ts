import { nobodyField } from '#access/staff'
import { keepFormerTexts } from '#hooks/text/former-texts'
import { editingTexts } from '#texts/text/editing'
import { momentPicker } from '../fields/date-pickers'
import { add } from './addition'
import type { Trait } from './trait'

/** By its author for a day, by staff at any time (docs/decisions/053-edits-and-keys.md). */
export const editable = (...texts: string[]): Trait => ({
  name: 'editable',
  requires: ['owned'],
  fields: texts,
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'editedAt',
          type: 'date',
          label: editingTexts.editedAt,
          access: { create: nobodyField, update: nobodyField },
          admin: { position: 'sidebar', readOnly: true, date: momentPicker },
        },
      ],
      hooks: { beforeChange: [keepFormerTexts(texts)] },
    }),
})
