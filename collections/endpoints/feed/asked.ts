import { APIError, type PayloadRequest } from 'payload'
import { isId } from '#domain/lists/ids'
import { LIST_MAX } from '#domain/limits'
import { refusalTexts } from '#texts/web/refusals'

const refused = (sentence: string) => new APIError(sentence, 400, null, true)

export function askedId({ query }: PayloadRequest, name: string): string | undefined {
  const value = query[name]
  if (value === undefined) return undefined
  if (!isId(value)) throw refused(refusalTexts.query.value(name))
  return String(value)
}

/** Separated by commas. */
export function askedIds({ query: { ids } }: PayloadRequest): string[] | undefined {
  if (ids === undefined) return undefined
  const given = typeof ids === 'string' ? ids.split(',', LIST_MAX + 1) : []
  if (given.length === 0 || given.length > LIST_MAX || !given.every(isId))
    throw refused(refusalTexts.query.value('ids'))
  return given
}

export function askedLimit({ query: { limit } }: PayloadRequest, usual: number): number {
  if (limit === undefined) return usual
  const wanted = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (wanted < 1 || wanted > LIST_MAX) throw refused(refusalTexts.query.limit())
  return wanted
}
