import { claimerOrStaffField } from '#access/members'
import { nobodyField } from '#access/staff'
import { omitFromUpdate } from '#hooks/writes/omit-from-update'
import { claimTexts as texts } from '#texts/directory/changes'
import { momentPicker } from '../fields/date-pickers'
import { add } from './addition'
import type { Trait } from './trait'

const written = { create: nobodyField, update: nobodyField }

/**
 * A member whom staff or a code have confirmed as the entry's owner. Written in SQL only; everybody sees that there is
 * one, nobody who (docs/decisions/074-directory-stays-true.md).
 */
export const claimable = (): Trait => ({
  name: 'claimable',
  requires: ['approvable'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'claimedBy',
          type: 'relationship',
          relationTo: 'users',
          label: texts.claimedBy,
          index: true,
          access: { ...written, read: claimerOrStaffField },
          admin: { position: 'sidebar', readOnly: true, condition: ({ claimedAt }) => Boolean(claimedAt) },
        },
        {
          name: 'claimedAt',
          type: 'date',
          label: texts.claimedAt,
          access: written,
          admin: {
            position: 'sidebar',
            readOnly: true,
            date: momentPicker,
            condition: ({ claimedAt }) => Boolean(claimedAt),
          },
        },
        {
          name: 'endClaim',
          type: 'ui',
          admin: {
            position: 'sidebar',
            components: { Field: '/src/panels/requests/claim-state.tsx#ClaimState' },
          },
        },
      ],
      hooks: { beforeChange: [omitFromUpdate('claimedBy', 'claimedAt')] },
    }),
})
