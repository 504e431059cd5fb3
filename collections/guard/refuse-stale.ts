import { isDeepStrictEqual } from 'node:util'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
} from 'payload'
import { lockRow } from '#database/connection/sql'
import { isId } from '#domain/lists/ids'
import { type Difference, STALE_MARK, type Stale } from '#domain/panels/stale-save'
import { staleTexts } from '#texts/panels/stale-save'
import { fieldLabel, fieldWords } from '#texts/panels/field-words'

type Values = Record<string, unknown>

/** Enough to recognise a text by. */
const SHOWN_MAX = 2000

/**
 * A save that says which version it was made from (`updatedAt`, as the forms of the panels do) is refused when there is
 * a newer one. The row is locked, so that of two at once the second is refused.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...call
}) => {
  const { data, id } = args as { data?: Values; id?: unknown }
  const seen = typeof data?.updatedAt === 'string' ? Date.parse(data.updatedAt) : NaN
  if (call.overrideAccess || operation !== 'update' || !data || Number.isNaN(seen)) return args
  if (typeof id !== 'string' || !isId(id)) return args
  const { req } = call
  if ((await collection.access.update({ req, id, data })) === false) return args
  await lockRow(req, { slug: collection.slug, id })
  const stored = (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Values | null
  const updatedAt = String(stored?.updatedAt)
  if (!stored || !(Date.parse(updatedAt) > seen)) return args
  const differences = differencesOf(collection.flattenedFields, { mine: data, theirs: stored })
  const stale: Stale = { code: STALE_MARK, updatedAt, differences }
  throw new APIError(staleTexts.message, 409, stale, true)
}

function differencesOf(
  fields: readonly FlattenedField[],
  { mine, theirs }: { mine: Values; theirs: Values },
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const { name } = field
    if (!isShown(field) || !(name in mine)) return []
    if (field.type === 'group')
      return differencesOf(field.flattenedFields, {
        mine: valuesIn(mine[name]),
        theirs: valuesIn(theirs[name]),
      })
    if (isDeepStrictEqual(mine[name] ?? null, theirs[name] ?? null)) return []
    const [one, other] = [wordsOf(field, mine[name]), wordsOf(field, theirs[name])]
    return one === other ? [] : [{ label: fieldLabel(field), mine: one, theirs: other }]
  })
}

const isShown = (field: FlattenedField): boolean => {
  const { hidden } = field.admin as { hidden?: unknown }
  return !hidden && !('virtual' in field && field.virtual) && 'label' in field && Boolean(field.label)
}

const valuesIn = (group: unknown): Values => (group && typeof group === 'object' ? (group as Values) : {})

const wordsOf = (field: FlattenedField, value: unknown): string =>
  String(fieldWords(field, value) ?? '').slice(0, SHOWN_MAX)
