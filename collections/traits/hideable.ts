import { ownOrStaffField } from '#access/members'
import { staffField } from '#access/staff'
import { REASON_MAX } from '#domain/limits'
import { followSubject } from '#hooks/notifications/follow-subject'
import { hiddenTexts as texts } from '#texts/moderation/reports'
import { add } from './addition'
import type { Trait } from './trait'

/** What waits as possible spam is decided in its case, where its author is told. */
const isDecided = ({ isHeld }: { isHeld?: unknown }) => isHeld !== true

/** For items without approval. The owner still sees the item, with the reason. */
export const hideable = (): Trait => ({
  name: 'hideable',
  requires: ['owned'],
  extend: (config) =>
    add(config, {
      hooks: {
        afterChange: [followSubject.afterChange],
        beforeDelete: [followSubject.beforeDelete],
        afterDelete: [followSubject.afterDelete],
      },
      fields: [
        {
          name: 'hidden',
          type: 'checkbox',
          label: texts.hidden,
          defaultValue: false,
          index: true,
          access: { create: staffField, read: ownOrStaffField, update: staffField },
          admin: {
            position: 'sidebar',
            condition: isDecided,
            components: {
              Cell: { path: '/src/panels/lists/flag-cell.tsx#FlagCell', clientProps: { yes: texts.hidden } },
            },
          },
        },
        {
          name: 'hiddenReason',
          type: 'textarea',
          label: texts.reason,
          maxLength: REASON_MAX,
          access: { create: staffField, read: ownOrStaffField, update: staffField },
          admin: {
            position: 'sidebar',
            condition: ({ hidden, isHeld }) => Boolean(hidden) && isDecided({ isHeld }),
          },
        },
      ],
    }),
})
