import type { Field } from 'payload'
import { membersField } from '#access/members'
import { ownOrStaffField } from '#access/own'
import { nobodyField } from '#access/staff'
import type { RequestLimit } from '#domain/limits'
import { leaveColumns } from '#hooks/writes/leave-columns'
import { contactShownTexts } from '#texts/contacts/saved-contacts'
import { revealContact } from '#collections/endpoints/lists/reveal-contact'
import { add, type Trait } from './collection'

type Options = {
  /** The contact details. */
  fields: string[]
  limit: RequestLimit
}

/**
 * Contact details are for members. Everybody else asks for those of one item at a time, and is counted
 * (docs/decisions/024-contact-details.md).
 */
export const contactable =
  ({ fields, limit }: Options): Trait =>
  (config) => {
    const hidden = config.fields.map((field) =>
      'name' in field && fields.includes(field.name) ? forMembers(field) : field,
    )
    return add(
      { ...config, fields: hidden },
      {
        fields: [
          {
            name: 'contactViews',
            type: 'number',
            label: contactShownTexts.views,
            defaultValue: 0,
            access: { create: nobodyField, read: ownOrStaffField, update: nobodyField },
            admin: { position: 'sidebar', readOnly: true },
          },
        ],
        hooks: { beforeChange: [leaveColumns('contactViews')] },
        endpoints: [revealContact({ slug: config.slug, fields, limit })],
      },
    )
  }

const forMembers = (field: Field): Field =>
  ({ ...field, access: { ...('access' in field ? field.access : {}), read: membersField } }) as Field
