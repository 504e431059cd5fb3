import type { CollectionConfig, ImageSize } from 'payload'
import { nobodyField, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { ALT_MAX, imageTypes } from '#domain/limits'
import { isMembersPurpose, picturePurposes } from '#domain/files/pictures'
import { STORED_FILE_POLICY } from '#domain/files/safe-file-name'
import { blurOfFile } from '#hooks/files/blur'
import { takeEditedPicture } from '#hooks/files/edited-picture'
import { checkImageFile, describeMembersPicture } from '#hooks/files/image-file'
import { passStaffLock } from '#hooks/writes/pass-lock'
import { groupTexts, mediaTexts } from '#texts/panels/collections'
import { owner } from './fields/owner'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { storesFiles } from './traits/stores-files'

/** With little effort, because somebody waits: more makes photos hardly smaller. */
const webp = { format: 'webp', options: { quality: 80, effort: 2 } } as const
const avif = { format: 'avif', options: { quality: 52, effort: 0 } } as const
const unlisted = { disableListColumn: true, disableListFilter: true }
const width = (name: string, pixels: number): ImageSize[] => [
  { name, width: pixels, formatOptions: webp, admin: unlisted },
  { name: `${name}Avif`, width: pixels, formatOptions: avif, admin: unlisted },
]

/** Cached for an hour only, because the item that shows the picture may be hidden. */
function asPicture({ headers }: { headers: Headers }): Headers {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=3600')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Content-Security-Policy', STORED_FILE_POLICY)
  return headers
}

const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: mediaTexts.one, plural: mediaTexts.many },
  admin: {
    group: groupTexts.content,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'purpose', 'updatedAt'],
    hideAPIURL: true,
  },
  access: accessTo('media'),
  defaultPopulate: {
    alt: true,
    caption: true,
    filename: true,
    url: true,
    width: true,
    height: true,
    sizes: true,
    blur: true,
  },
  hooks: { beforeOperation: [passStaffLock, takeEditedPicture, checkImageFile] },
  upload: {
    mimeTypes: [...imageTypes],
    // Re-encoding drops metadata (place, camera) and applies the orientation.
    formatOptions: { format: 'webp', options: { quality: 84, effort: 2 } },
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    adminThumbnail: 'small',
    imageSizes: [
      ...width('small', 480),
      ...width('medium', 960),
      ...width('large', 1600),
      {
        name: 'social',
        admin: unlisted,
        width: 1200,
        height: 630,
        withoutEnlargement: false,
        formatOptions: { format: 'jpeg', options: { quality: 82 } },
      },
    ],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: mediaTexts.alt,
      maxLength: ALT_MAX,
      required: true,
      admin: { description: mediaTexts.altHint },
      hooks: { beforeValidate: [describeMembersPicture] },
    },
    {
      name: 'purpose',
      type: 'select',
      label: mediaTexts.purpose,
      defaultValue: 'editorial',
      index: true,
      options: picturePurposes.map((value) => ({ value, label: mediaTexts.purposes[value] })),
      access: { update: staffField },
      admin: { position: 'sidebar' },
    },
    { name: 'caption', type: 'text', label: mediaTexts.caption, maxLength: ALT_MAX },
    {
      name: 'blur',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      hooks: { beforeChange: [blurOfFile] },
    },
    {
      name: 'keptUntil',
      type: 'date',
      label: mediaTexts.keptUntil,
      access: { create: nobodyField, read: staffField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: mediaTexts.keptUntilHint,
        condition: ({ keptUntil }) => Boolean(keptUntil),
      },
    },
    owner(mediaTexts.owner),
  ],
}

export const Media = collection(
  media,
  storesFiles({ headers: asPicture, limit: 'picture' }),
  // A member's picture changes with its post or profile, so only the editors' are announced.
  announced({ isShown: ({ purpose }) => !isMembersPurpose(purpose) }),
)
