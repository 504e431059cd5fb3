import type { FlattenedField } from 'payload'
import config from '#config'

const { collections } = await config

/** Payload's own names, and fields that clients must never set. */
const always = [
  'id',
  'createdAt',
  '_status',
  'owner',
  'role',
  'hash',
  'sessions',
  '__proto__',
  'constructor',
  'няма',
]
const ofUploads = [
  'url',
  'filename',
  'url',
  'file',
  'mimeType',
  'filesize',
  'width',
  'focalX',
  'sizes',
  'thumbnailURL',
]

const named = new Map<string, { top: string[]; paths: string[] }>(
  collections.map(({ slug, flattenedFields, upload }) => [
    slug,
    {
      top: [
        ...new Set([...flattenedFields.map(({ name }) => name), ...always]),
        ...(upload ? ofUploads : []),
      ],
      paths: [
        ...pathsOf(flattenedFields),
        'id',
        'owner.email',
        'owner.hash',
        'owner.sessions.id',
        'image.owner.resetPasswordToken',
        'няма',
        '__proto__',
        'constructor',
        `title') or 1=1--`,
        'x'.repeat(5_000),
        'a.'.repeat(200),
      ],
    },
  ]),
)

function pathsOf(fields: FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const name = `${before}${field.name}`
    const inner = 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${name}.`) : []
    return [name, ...inner]
  })
}

export const allFields = (slug: string) => named.get(slug)!.top
export const fieldPaths = (slug: string) => named.get(slug)!.paths
