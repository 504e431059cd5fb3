import { nobodyField, serverOnly } from '#access/staff'
import { isVisible } from '#access/visibility/rule'
import { unexpired } from '#access/visibility/unexpired'
import { expiryNotices } from '#domain/small-ads/ad-validity'
import { startValidity } from '#hooks/writes/validity'
import { panelFieldTexts } from '#texts/panels/collections'
import { momentPicker } from '../fields/date-pickers'
import { derived } from '../fields/derived'
import { add } from './addition'
import type { Trait } from './trait'

/** Afterwards only its owner and staff see it. */
export const expiring = ({ days }: { days: number }): Trait => ({
  name: 'expiring',
  extend: (config) =>
    add(config, {
      fields: [
        validityField('publishedAt', panelFieldTexts.publishedAt),
        validityField('expiresAt', panelFieldTexts.expiresAt),
        {
          name: 'expiryNotice',
          type: 'select',
          options: [...expiryNotices],
          access: serverOnly,
          admin: { hidden: true },
        },
        derived({
          name: 'isExpired',
          type: 'checkbox',
          label: panelFieldTexts.isExpired,
          from: (item) => Boolean(item.expiresAt) && !isVisible([unexpired], item),
        }),
      ],
      hooks: { beforeChange: [startValidity(days)] },
    }),
})

const validityField = (name: string, label: string) =>
  ({
    name,
    type: 'date',
    label,
    index: true,
    access: { create: nobodyField, update: nobodyField },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: momentPicker,
    },
  }) as const
