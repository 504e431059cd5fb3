import { type CollectionConfig, flattenAllFields } from 'payload'

export type Trait = {
  name: string
  /** Traits that must come before it. */
  requires?: readonly string[]
  /** Traits that come before it, if present. */
  after?: readonly string[]
  fields?: readonly string[]
  extend: (config: CollectionConfig) => CollectionConfig
}

type Place = { config: CollectionConfig; trait: Trait; before: readonly Trait[]; behind: readonly Trait[] }

export function checkPlace({ config, trait, before, behind }: Place): void {
  const { name, requires = [], after = [], fields = [] } = trait
  const refuse = (advice: string): never => {
    throw new Error(`collections/${config.slug}.ts: ${advice}`)
  }
  const late = behind.find((other) => [...requires, ...after].includes(other.name))
  if (late) refuse(`put the trait ${late.name} before ${name}`)
  const missing = requires.find((other) => !before.some((trait) => trait.name === other))
  if (missing) refuse(`${name} needs the trait ${missing}: put it before ${name}`)
  const known = flattenAllFields({ fields: config.fields }).map((field) => field.name)
  const unknown = fields.find((field) => !known.includes(field))
  if (unknown) refuse(`${name} names the field ${unknown}, which is not there: add it, or correct the name`)
  if (before.some((other) => other.name === name)) refuse(`take the trait ${name} only once`)
}
