/** As Next hands over the query of a page. */
export type AddressValue = string | string[] | undefined
export type Address = Record<string, AddressValue>

/** What is made of the value of each name; what cannot be understood filters nothing. */
type Readings = Record<string, (asked: AddressValue) => unknown>
type Asked<Of extends Readings> = { [Name in keyof Of]: ReturnType<Of[Name]> }

/**
 * What a list can be asked for in its address, in the order in which its addresses are written. The page reads it, and
 * the shared copies of the page are told apart by its names, so a name that is not here filters nothing.
 */
export function listFilters<Of extends Readings>(readings: Of) {
  const names = Object.keys(readings) as (keyof Of & string)[]
  const read = (address: Address): Asked<Of> =>
    Object.fromEntries(names.map((name) => [name, readings[name]!(address[name])])) as Asked<Of>
  return { names, read }
}

export type FilterOf<Filters extends { read: (address: Address) => unknown }> = ReturnType<Filters['read']>
