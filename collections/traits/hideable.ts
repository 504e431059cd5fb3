import { ownOrStaffField } from '#access/members'
import { staffField } from '#access/staff'
import { REASON_MAX } from '#domain/limits'
import { hiddenTexts as texts } from '#texts/moderation/reports'
import { add } from './collection'
import type { Trait } from './trait'

/**
 * Staff can take it out of public and say why; its owner still sees it, with the reason. For what needs no approval:
 * what does is sent back for correction instead.
 */
export const hideable = (): Trait => ({
  name: 'hideable',
  requires: ['owned'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'hidden',
          type: 'checkbox',
          label: texts.hidden,
          defaultValue: false,
          index: true,
          access: { create: staffField, read: ownOrStaffField, update: staffField },
          admin: { position: 'sidebar' },
        },
        {
          name: 'hiddenReason',
          type: 'textarea',
          label: texts.reason,
          maxLength: REASON_MAX,
          access: { create: staffField, read: ownOrStaffField, update: staffField },
          admin: { position: 'sidebar', condition: ({ hidden }) => Boolean(hidden) },
        },
      ],
    }),
})
