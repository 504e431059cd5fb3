import { cities, cityById, type City } from './cities'

const byName = (one: City, other: City) => one.name.localeCompare(other.name, 'bg')

export const germanCities: readonly City[] = cities.filter(({ land }) => land).sort(byName)
/** Those that the specification names for the filter of services (directories §5). */
export const bulgarianCities: readonly City[] = cities.filter(({ land }) => !land)

/** The city that a filter names by its id; anything else names none. */
export const cityFromAddress = (value: string | string[] | undefined): City | null =>
  typeof value === 'string' ? cityById(value) : null
