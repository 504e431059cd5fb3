import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

export type Queried = 'id' | 'column' | FlattenedField

type Asked = { path: string; collection: SanitizedCollectionConfig; req: PayloadRequest }

/** Columns of the versions table beside `parent`; the document's fields are under `version`. */
const ofVersions = ['latest', 'autosave', 'snapshot', 'createdAt', 'updatedAt', 'publishedLocale']

/** Null unless the caller may read the whole path: the order of a sort would reveal hidden values. */
export async function queriedField({ path, collection, req }: Asked): Promise<Queried | null> {
  // Payload takes two underscores for a dot, and `_id` for `id`.
  const names = path === '_id' ? ['id'] : path.replaceAll('__', '.').split('.')
  if (collection.versions && names[0] === 'version' && names.length > 1) names.shift()
  else if (collection.versions && path === 'parent') return 'id'
  else if (collection.versions && ofVersions.includes(path)) return 'column'
  return within({ names, fields: collection.flattenedFields, req, isOwn: true })
}

type Step = { names: string[]; fields: readonly FlattenedField[]; req: PayloadRequest; isOwn: boolean }

async function within({ names, fields, req, isOwn }: Step): Promise<Queried | null> {
  const [name, ...rest] = names
  const field = fields.find((one) => one.name === name)
  if (!field) return name === 'id' && rest.length === 0 ? 'id' : null
  if (('hidden' in field && field.hidden) || !(await mayRead(field, req))) return null
  // A collection can filter by its own virtual fields, not by those of a relation.
  if ('virtual' in field && field.virtual && !isOwn) return null
  if (field.type === 'json' || field.type === 'richText')
    return rest.every((part) => /^[\w-]+$/.test(part)) ? field : null
  if (rest.length === 0) return field
  if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
    return within({ names: rest, fields: field.flattenedFields, req, isOwn: false })
  if (field.type !== 'relationship' && field.type !== 'upload') return null
  if (typeof field.relationTo === 'string') return related({ slug: field.relationTo, names: rest, req })
  return rest.length === 1 && (rest[0] === 'value' || rest[0] === 'relationTo') ? field : null
}

async function mayRead(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  const read = 'access' in field ? field.access?.read : undefined
  return read ? await read({ req }) : true
}

type Related = { slug: CollectionSlug; names: string[]; req: PayloadRequest }

async function related({ slug, names, req }: Related): Promise<Queried | null> {
  const { access, flattenedFields } = req.payload.collections[slug].config
  if ((await access.read({ req })) === false) return null
  return within({ names, fields: flattenedFields, req, isOwn: false })
}
