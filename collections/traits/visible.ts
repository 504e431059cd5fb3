import type { VisibilityRule } from '#access/visibility/rule'
import { add } from './collection'
import type { Trait } from './trait'

/**
 * What of the collection everybody sees: what satisfies all of these rules; without any, all of it. Reading
 * (access/table.ts), statements over many tables, the traits `announced` and `searchable` take it from here
 * (docs/decisions/050-visibility.md).
 */
export const visible = (...rules: VisibilityRule[]): Trait => ({
  name: 'visible',
  requires: [...new Set(rules.flatMap(({ trait }) => trait ?? []))],
  extend: (config) => add(config, { custom: { visibility: rules } }),
})
