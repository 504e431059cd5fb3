import type { CollectionSlug, Field, FieldAccess } from 'payload'
import config from '#config'

export const operations = ['read', 'create', 'update'] as const
export type Operation = (typeof operations)[number]
type Access = Partial<Record<Operation, FieldAccess>>
/** `flattenedFields` repeats fields of the tree; groups are copied. */
type Guarded = { slug: string; path: string; places: { access?: Access; hidden?: boolean }[]; access: Access }
type Named = { name: string; access?: Access; fields?: Field[]; flattenedFields?: Named[] }

const { collections, globals } = await config

export const guardedFields: Guarded[] = [...collections, ...globals].flatMap(
  ({ slug, fields, flattenedFields }) =>
    guardedIn({
      slug: isCollection(slug) ? slug : `globals/${slug}`,
      fields,
      flattened: flattenedFields as Named[],
    }),
)

type Folder = { slug: string; fields: readonly Field[]; flattened: Named[]; path?: string }

function guardedIn({ slug, fields, flattened, path = '' }: Folder): Guarded[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => guardedIn({ slug, fields: tab.fields, flattened, path }))
    const { name, access = {}, fields: inner = [] } = field as Named
    if (!name) return guardedIn({ slug, fields: inner, flattened, path })
    const copy = flattened.find((one) => one.name === name)
    const places = [...new Set([field, copy ?? field])] as Guarded['places']
    const within = { slug, fields: inner, flattened: copy?.flattenedFields ?? [], path: `${path}${name}.` }
    const own = operations.some((operation) => access[operation])
      ? [{ slug, path: path + name, places, access }]
      : []
    return [...own, ...guardedIn(within)]
  })
}

function isCollection(slug: string): slug is CollectionSlug {
  return collections.some((collection) => collection.slug === slug)
}
