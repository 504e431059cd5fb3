import { nobodyField, serverOnly } from '#access/staff'
import { expiryNotices } from '#domain/small-ads/ad-validity'
import { startValidity } from '#hooks/small-ads/validity'
import { panelFieldTexts } from '#texts/panels/collections'
import { momentPicker } from '../fields/date-pickers'
import { derived } from '../fields/derived'
import { add, type Trait } from './collection'

/** Public for so many days from publishing; afterwards only its owner and staff see it. */
export const expiring =
  ({ days }: { days: number }): Trait =>
  (config) =>
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
          from: ({ expiresAt }) => Boolean(expiresAt) && Date.parse(String(expiresAt)) <= Date.now(),
        }),
      ],
      hooks: { beforeChange: [startValidity(days)] },
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
