import { adminsField, nobodyField } from '#access/staff'
import { RATING_MAX, RATING_MIN, RATING_STEP, ratingSources } from '#domain/stores/store-input'
import { keepRating } from '#hooks/stores/store-rating'
import { storeTexts as texts } from '#texts/stores/stores'
import { add } from './addition'
import type { Trait } from './trait'

export const rated = (): Trait => ({
  name: 'rated',
  requires: ['approvable'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'rating',
          type: 'number',
          label: texts.rating,
          access: { create: adminsField, update: adminsField },
          admin: { position: 'sidebar', step: RATING_STEP, description: texts.ratingHint },
          min: RATING_MIN,
          max: RATING_MAX,
        },
        {
          name: 'ratingSource',
          type: 'select',
          label: texts.ratingSource,
          options: ratingSources.map((value) => ({ value, label: texts.ratingSources[value] })),
          access: { create: nobodyField, update: nobodyField },
          admin: {
            position: 'sidebar',
            readOnly: true,
            condition: ({ rating }) => typeof rating === 'number',
          },
        },
      ],
      hooks: { beforeChange: [keepRating] },
    }),
})
