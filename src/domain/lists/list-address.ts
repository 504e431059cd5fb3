import { readNumber } from '#domain/text/read-number'
import type { AddressValue } from './list-filters'

export type ListQuery = Record<string, string | undefined>

/** Empty values are left out, so that each list has one address. */
export function listAddress(
  path: string,
  { page = 1, ...query }: { page?: number } & Record<string, unknown>,
) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params.size ? `${path}?${params}` : path
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  asked: AddressValue,
): Value | undefined {
  return values.find((value) => value === asked)
}

/** As people type it: „1 200 €“. */
export function amountFromAddress(asked: AddressValue, max: number): number | undefined {
  const amount = typeof asked === 'string' ? readNumber(asked) : null
  return amount && amount > 0 && amount <= max ? amount : undefined
}

export function numberFromAddress(asked: AddressValue, max: number): number | undefined {
  if (typeof asked !== 'string' || !/^[1-9]\d{0,8}$/.test(asked)) return undefined
  const number = Number(asked)
  return number <= max ? number : undefined
}
