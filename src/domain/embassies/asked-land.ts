import { landOf } from './consulate-of'
import type { Land } from '#domain/places/lands'

export type AskedLand = {
  land: Land | null
  /** As typed; it takes precedence over the Land. */
  postcode: string
  isUnknown: boolean
}

type Address = Record<string, string | string[] | undefined>

const POSTCODE_MAX = 20

export function askedLand({ land, plz }: Address): AskedLand {
  const postcode = textOf(plz)
  const found = landOf(postcode || textOf(land))
  return { land: found, postcode, isUnknown: postcode !== '' && found === null }
}

const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.trim().slice(0, POSTCODE_MAX) : ''
