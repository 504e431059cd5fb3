import { nobodyField, staffField } from '#access/staff'
import { decisionStates } from '#domain/moderation/decisions'
import { reportActions } from '#domain/moderation/reports'
import { GROUND_MAX, REASON_MAX } from '#domain/limits'
import { checkAction, decideOnce } from '#hooks/moderation/decide-once'
import { decisionTexts as texts, reportTexts } from '#texts/moderation/reports'
import { statementTexts } from '#texts/moderation/statements'
import { momentPicker } from '../fields/date-pickers'
import { add } from './addition'
import type { Trait } from './trait'

const staffReads = { create: nobodyField, read: staffField, update: nobodyField }

export const decidable = (): Trait => ({
  name: 'decidable',
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'status',
          type: 'select',
          label: texts.status,
          defaultValue: 'pending',
          index: true,
          options: decisionStates.map((value) => ({ value, label: texts.states[value] })),
          access: { create: nobodyField, update: staffField },
          admin: {
            position: 'sidebar',
            components: { Cell: '/src/panels/lists/state-cell.tsx#StateCell' },
          },
        },
        {
          name: 'action',
          type: 'select',
          label: reportTexts.action,
          defaultValue: 'none',
          options: reportActions.map((value) => ({ value, label: reportTexts.actions[value] })),
          access: { create: nobodyField, read: staffField, update: staffField },
          admin: { position: 'sidebar' },
        },
        {
          name: 'ground',
          type: 'text',
          label: statementTexts.ground,
          maxLength: GROUND_MAX,
          access: { create: nobodyField, read: staffField, update: staffField },
          admin: { position: 'sidebar' },
        },
        {
          name: 'note',
          type: 'textarea',
          label: texts.note,
          maxLength: REASON_MAX,
          access: { create: nobodyField, read: staffField, update: staffField },
          admin: { position: 'sidebar' },
        },
        {
          name: 'decidedBy',
          type: 'relationship',
          relationTo: 'users',
          label: texts.decidedBy,
          access: staffReads,
          admin: { position: 'sidebar', readOnly: true },
        },
        {
          name: 'decidedAt',
          type: 'date',
          label: texts.decidedAt,
          access: staffReads,
          admin: {
            position: 'sidebar',
            readOnly: true,
            date: momentPicker,
          },
        },
      ],
      hooks: { beforeChange: [checkAction, decideOnce] },
    }),
})
