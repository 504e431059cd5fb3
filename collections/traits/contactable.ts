import type { Field } from 'payload'
import { membersField, ownOrStaffField } from '#access/members'
import { nobodyField } from '#access/staff'
import type { RequestLimit } from '#domain/request-limits'
import { omitFromUpdate } from '#hooks/writes/omit-from-update'
import { contactShownTexts } from '#texts/contacts/saved-contacts'
import { revealContact } from '#collections/endpoints/lists/reveal-contact'
import { add } from './addition'
import type { Trait } from './trait'

type Options = {
  fields: string[]
  limit: RequestLimit
}

/** Visitors request the details of one item at a time, with a limit (docs/decisions/024-contact-details.md). */
export const contactable = ({ fields, limit }: Options): Trait => ({
  name: 'contactable',
  requires: ['owned'],
  fields,
  extend: (config) => {
    const restricted = config.fields.map((field) =>
      'name' in field && fields.includes(field.name) ? forMembers(field) : field,
    )
    return add(
      { ...config, fields: restricted },
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
        hooks: { beforeChange: [omitFromUpdate('contactViews')] },
        endpoints: [revealContact({ slug: config.slug, fields, limit })],
      },
    )
  },
})

const forMembers = (field: Field): Field =>
  ({ ...field, access: { ...('access' in field ? field.access : {}), read: membersField } }) as Field
