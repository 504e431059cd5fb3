import { ownOrStaffField } from '#access/members'
import { nobodyField, serverOnly } from '#access/staff'
import { closeDeletedCase, closeHeldCase, openHeldCase } from '#hooks/moderation/held-case'
import { holdSpam } from '#hooks/moderation/hold-spam'
import { tellAuthorOfRelease } from '#hooks/moderation/released'
import { keepTextKey, limitLinks } from '#hooks/moderation/spam-limits'
import { spamTexts } from '#texts/moderation/spam'
import { add } from './addition'
import type { Trait } from './trait'

type Written = { texts: string[]; html: (text: { content: string }) => string }

/** For what members write to each other (docs/decisions/099-limits-against-spam.md, 101-held-contributions.md). */
export const againstSpam = ({ texts, html }: Written): Trait => ({
  name: 'againstSpam',
  requires: ['owned', 'hideable'],
  fields: texts,
  extend: (config) =>
    add(config, {
      fields: [
        { name: 'textKey', type: 'text', access: serverOnly, admin: { hidden: true } },
        {
          name: 'isHeld',
          type: 'checkbox',
          label: spamTexts.isHeld,
          defaultValue: false,
          index: true,
          access: { create: nobodyField, read: ownOrStaffField, update: nobodyField },
          admin: {
            position: 'sidebar',
            readOnly: true,
            condition: ({ isHeld }) => isHeld === true,
            description: spamTexts.decideInCase,
          },
        },
      ],
      hooks: {
        beforeValidate: [limitLinks({ texts, html })],
        beforeChange: [keepTextKey(texts), holdSpam(texts)],
        afterChange: [openHeldCase, closeHeldCase, tellAuthorOfRelease],
        afterDelete: [closeDeletedCase],
      },
      custom: { sameText: spamTexts.sameText },
      indexes: [{ fields: ['owner', 'textKey'], unique: true }],
    }),
})
