import type { CollectionConfig, Field } from 'payload'

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
