import { nobodyField } from '#access/staff'
import { assignSlug } from '#hooks/text/slug'
import { panelFieldTexts } from '#texts/panels/collections'
import { add, type Trait } from './collection'

/** Has a page of its own. The address is made once, from the name that the item has when it is created. */
export const slugged =
  ({ from }: { from: string }): Trait =>
  (config) =>
    add(config, {
      fields: [
        {
          name: 'slug',
          type: 'text',
          label: panelFieldTexts.slug,
          unique: true,
          index: true,
          access: { create: nobodyField, update: nobodyField },
          admin: { position: 'sidebar', readOnly: true },
        },
      ],
      hooks: { beforeChange: [assignSlug(from)] },
    })
