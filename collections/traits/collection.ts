import type { CollectionConfig, Field } from 'payload'
import { timestamps } from '../fields/timestamps'
import { checkPlace, type Trait } from './trait'

/** No duplication: a copy would bypass the checks of a new document (owner, limits). */
export function collection(config: CollectionConfig, ...traits: Trait[]): CollectionConfig {
  const composed = traits.reduce((soFar, trait, index) => {
    checkPlace({ config: soFar, trait, before: traits.slice(0, index), behind: traits.slice(index + 1) })
    return trait.extend(soFar)
  }, config)
  return withTimestamps(withBulkActions({ ...composed, disableDuplicate: true }))
}

/** Above the table, because Payload draws it within the selection. */
function withBulkActions(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const clientProps = { slug: config.slug, onlyAdminsDecide: config.custom?.approvers === 'admins' }
  const bulkActions = { path: '/src/panels/bulk/bulk-actions.tsx#BulkActions', clientProps }
  const beforeListTable = [...(components.beforeListTable ?? []), bulkActions]
  return { ...config, admin: { ...config.admin, components: { ...components, beforeListTable } } }
}

const withTimestamps = (config: CollectionConfig): CollectionConfig =>
  config.fields.some((field) => 'name' in field && field.name === 'createdAt')
    ? config
    : { ...config, fields: [...config.fields, ...timestamps()] }

type Hooks = NonNullable<CollectionConfig['hooks']>
type Addition = {
  fields?: Field[]
  hooks?: Hooks
  custom?: CollectionConfig['custom']
  endpoints?: CollectionConfig['endpoints']
  indexes?: CollectionConfig['indexes']
}

export function add(config: CollectionConfig, addition: Addition): CollectionConfig {
  const { fields = [], hooks = {}, custom = {}, endpoints, indexes } = addition
  return {
    ...config,
    fields: [...config.fields, ...fields],
    hooks: joined(config.hooks ?? {}, hooks),
    custom: { ...config.custom, ...custom },
    endpoints: [...(config.endpoints || []), ...(endpoints || [])],
    indexes: [...(config.indexes ?? []), ...(indexes ?? [])],
  }
}

function joined(first: Hooks, second: Hooks): Hooks {
  const result: Record<string, unknown> = { ...first }
  for (const [name, added] of Object.entries(second)) {
    const present = result[name] as unknown[] | undefined
    result[name] = [...(present ?? []), ...(added as unknown[])]
  }
  return result
}
