export type AddressValue = string | string[] | undefined
export type Address = Record<string, AddressValue>

type Readings = Record<string, (asked: AddressValue) => unknown>
type Asked<Of extends Readings> = { [Name in keyof Of]: ReturnType<Of[Name]> }

/** In the order of the addresses; cached copies of a page differ only by these names. */
export function listFilters<Of extends Readings>(readings: Of) {
  const names = Object.keys(readings) as (keyof Of & string)[]
  const read = (address: Address): Asked<Of> =>
    Object.fromEntries(names.map((name) => [name, readings[name]!(address[name])])) as Asked<Of>
  return { names, read }
}

export type FilterOf<Filters extends { read: (address: Address) => unknown }> = ReturnType<Filters['read']>
