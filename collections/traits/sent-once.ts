import { membersField } from '#access/members'
import { nobodyField } from '#access/staff'
import { isId } from '#domain/lists/ids'
import { refusalTexts } from '#texts/web/refusals'
import { add } from './addition'
import type { Trait } from './trait'

/** The key that a client chose for what it sends, once per owner (docs/decisions/053-edits-and-keys.md). */
export const sentOnce = (): Trait => ({
  name: 'sentOnce',
  requires: ['owned'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'clientKey',
          type: 'text',
          access: { create: membersField, read: nobodyField, update: nobodyField },
          admin: { hidden: true },
          validate: (value: unknown) => !value || isId(value) || refusalTexts.wrongType.id,
          hooks: { beforeChange: [({ value }) => value || null] },
        },
      ],
      custom: { isSentOnce: true },
      indexes: [{ fields: ['owner', 'clientKey'], unique: true }],
    }),
})
