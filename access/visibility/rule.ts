import type { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Doc = Record<string, unknown>

/** One condition in three forms; tests/integration/access/visibility-faces.test.ts compares them. */
export type VisibilityRule = {
  fields: readonly string[]
  trait?: string
  where: (user: PayloadRequest['user']) => Where
  sql: () => ReturnType<typeof sql>
  /** For a loaded document, apart from the time: `from` and `until` name the fields that hold it. */
  holds: (doc: Doc) => boolean
  from?: string
  until?: string
  /** What the document stands under. */
  parent?: { field: string; of: CollectionSlug }
}

type Moment = string | Date
type Span = { startsAt?: Moment; expiresAt?: Moment }

/** From when until when everybody sees a document; null: never. */
export function visibleSpan(rules: readonly VisibilityRule[], doc: Doc): Span | null {
  if (!rules.every(({ holds }) => holds(doc))) return null
  const { from } = rules.find((rule) => rule.from) ?? {}
  const { until } = rules.find((rule) => rule.until) ?? {}
  return {
    ...(from ? { startsAt: doc[from] as Moment } : {}),
    ...(until ? { expiresAt: doc[until] as Moment } : {}),
  }
}

export function isVisible(rules: readonly VisibilityRule[], doc: Doc): boolean {
  const span = visibleSpan(rules, doc)
  if (!span) return false
  const now = Date.now()
  const { startsAt = now, expiresAt = Infinity } = span
  return momentOf(startsAt) <= now && momentOf(expiresAt) > now
}

const momentOf = (value: Moment | number) => (typeof value === 'number' ? value : new Date(value).getTime())
