export type ListQuery = Record<string, string | undefined>
type AddressQuery = Record<string, string | string[] | undefined>

/** A list for these filters and page; what is blank is left out, so that each list has one address. */
export function listAddress(
  path: string,
  { page = 1, ...query }: { page?: number } & Record<string, unknown>,
) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params.size ? `${path}?${params}` : path
}

/** The filter of an address if it is one of the known values; anything else filters nothing. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  asked: AddressQuery[string],
): Value | undefined {
  return values.find((value) => value === asked)
}

/** The whole number of an address between 1 and `max`; anything else filters nothing. */
export function numberFromAddress(asked: AddressQuery[string], max: number): number | undefined {
  if (typeof asked !== 'string' || !/^[1-9]\d{0,8}$/.test(asked)) return undefined
  const number = Number(asked)
  return number <= max ? number : undefined
}
