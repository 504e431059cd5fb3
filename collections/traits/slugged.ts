import { nobodyField } from '#access/staff'
import { assignSlug } from '#hooks/text/slug'
import { panelFieldTexts } from '#texts/panels/collections'
import { add } from './addition'
import type { Trait } from './trait'

export const slugged = ({ from }: { from: string }): Trait => ({
  name: 'slugged',
  fields: [from],
  extend: (config) =>
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
    }),
})
