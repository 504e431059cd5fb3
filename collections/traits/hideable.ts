import { ownOrStaffField } from '#access/own'
import { staffField } from '#access/staff'
import { unlessHidden } from '#access/visible'
import { REASON_MAX } from '#domain/limits'
import { hiddenTexts as texts } from '#texts/moderation/reports'
import { add, type Trait } from './collection'

/**
 * Staff can take it out of public and say why; its owner still sees it, with the reason. For what needs no approval:
 * what does is sent back for correction instead. Stands after `owned`, before `announced`. `within` is the field of
 * what it belongs to, which can be hidden, too.
 */
export const hideable =
  ({ within }: { within?: string } = {}): Trait =>
  (config) =>
    add(
      // Not in `access/table.ts`: it narrows whatever the table says of the collection, and needs the fields below.
      { ...config, access: { ...config.access, read: unlessHidden(config.access?.read, within) } },
      {
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
      },
    )
