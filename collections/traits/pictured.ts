import { ALT_MAX } from '#domain/limits'
import { type PicturedKind, picturesMax } from '#domain/files/item-pictures'
import { keepPictureRows } from '#hooks/files/picture-rows'
import { requireOwnPictures } from '#hooks/files/own-picture'
import { picturesLeave } from '#hooks/files/leaving-pictures'
import { mediaTexts } from '#texts/panels/collections'
import { add } from './addition'
import type { Trait } from './trait'

/** Pictures of an item in their order; an edit of them waits for approval as its texts do. */
export const pictured = (kind: PicturedKind): Trait => ({
  name: 'pictured',
  requires: ['owned'],
  extend: (config) =>
    add(config, {
      fields: [
        {
          name: 'pictures',
          type: 'array',
          label: mediaTexts.pictures,
          labels: { singular: mediaTexts.picture, plural: mediaTexts.pictures },
          maxRows: picturesMax[kind],
          fields: [
            // Not required by the database, so that staff can delete a picture that is shown.
            { name: 'image', type: 'upload', relationTo: 'media', label: mediaTexts.picture },
            { name: 'alt', type: 'text', label: mediaTexts.alt, maxLength: ALT_MAX },
          ],
        },
      ],
      hooks: {
        beforeValidate: [requireOwnPictures({ field: 'pictures', purpose: 'item' }), keepPictureRows],
        ...picturesLeave('pictures'),
      },
    }),
})
