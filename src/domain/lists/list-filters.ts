/** As Next passes the query of a page. */
export type AddressValue = string | string[] | undefined
export type Address = Record<string, AddressValue>

/** A reader returns undefined for what it does not understand. */
type Readings = Record<string, (asked: AddressValue) => unknown>
type Asked<Of extends Readings> = { [Name in keyof Of]: ReturnType<Of[Name]> }

/**
 * The filters of a list, in the order of its addresses. The page reads them, and cached copies differ only by these
 * names.
 */
export function listFilters<Of extends Readings>(readings: Of) {
  const names = Object.keys(readings) as (keyof Of & string)[]
  const read = (address: Address): Asked<Of> =>
    Object.fromEntries(names.map((name) => [name, readings[name]!(address[name])])) as Asked<Of>
  return { names, read }
}

export type FilterOf<Filters extends { read: (address: Address) => unknown }> = ReturnType<Filters['read']>
