import type { VisibilityRule } from '#access/visibility/rule'
import { add } from './addition'
import type { Trait } from './trait'

/** Everybody sees what satisfies all rules (docs/decisions/050-visibility.md). */
export const visible = (...rules: VisibilityRule[]): Trait => ({
  name: 'visible',
  requires: [...new Set(rules.flatMap(({ trait }) => trait ?? []))],
  extend: (config) => add(config, { custom: { visibility: rules } }),
})
