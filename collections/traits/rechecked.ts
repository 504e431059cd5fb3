import { nobodyField, staffField } from '#access/staff'
import { omitFromUpdate } from '#hooks/writes/omit-from-update'
import { letterTexts as texts } from '#texts/directory/letters'
import { momentPicker } from '../fields/date-pickers'
import { add } from './addition'
import type { Trait } from './trait'

const written = { create: nobodyField, read: staffField, update: nobodyField }

/** Entries with an address that a letter asks once a year whether they are right; written in SQL only. */
export const rechecked = (): Trait => ({
  name: 'rechecked',
  requires: ['claimable'],
  fields: ['email', 'verifiedAt'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'letterAt',
          type: 'date',
          label: texts.letterAt,
          index: true,
          access: written,
          admin: {
            position: 'sidebar',
            readOnly: true,
            date: momentPicker,
            condition: ({ letterAt }) => Boolean(letterAt),
          },
        },
        // When the letter of `letterAt` went out; whoever sets it sends.
        {
          name: 'letterSentAt',
          type: 'date',
          access: { ...written, read: nobodyField },
          admin: { hidden: true },
        },
        {
          name: 'addressBounced',
          type: 'checkbox',
          label: texts.addressBounced,
          defaultValue: false,
          index: true,
          access: written,
          admin: {
            position: 'sidebar',
            readOnly: true,
            description: texts.addressBouncedHint,
            condition: ({ addressBounced }) => addressBounced === true,
          },
        },
      ],
      hooks: { beforeChange: [omitFromUpdate('letterAt', 'letterSentAt', 'addressBounced')] },
    }),
})
