import { serverOnly } from '#access/staff'
import { keepTextKey, limitLinks } from '#hooks/text/spam-limits'
import { spamTexts } from '#texts/moderation/spam'
import { add } from './addition'
import type { Trait } from './trait'

type Written = { texts: string[]; html: (text: { content: string }) => string }

/** For what members write to each other (docs/decisions/099-limits-against-spam.md). */
export const againstSpam = ({ texts, html }: Written): Trait => ({
  name: 'againstSpam',
  requires: ['owned'],
  fields: texts,
  extend: (config) =>
    add(config, {
      fields: [{ name: 'textKey', type: 'text', access: serverOnly, admin: { hidden: true } }],
      hooks: { beforeValidate: [limitLinks({ texts, html })], beforeChange: [keepTextKey(texts)] },
      custom: { sameText: spamTexts.sameText },
      indexes: [{ fields: ['owner', 'textKey'], unique: true }],
    }),
})
