import { cityRows } from './city-list'
import type { Land } from './lands'
import { slugify } from '#domain/text/slug'

export type City = {
  /** Stable, because it is stored: `koeln`, `stara-zagora`. */
  id: string
  name: string
  /** In the language of the country. */
  localName: string
  /** Null: in Bulgaria. */
  land: Land | null
  latitude: number
  longitude: number
  spellings: readonly string[]
}

export const cities: readonly City[] = cityRows.map(
  ([name, localName, land, latitude, longitude, ...others]) => ({
    id: keyOf(localName),
    name,
    localName,
    land: land === 'BG' ? null : land,
    latitude,
    longitude,
    spellings: [...new Set([name, localName, ...others])],
  }),
)

/** Of two cities with the same spelling the first wins; the list is sorted by size. */
const byKey = new Map<string, City>()
for (const city of cities) {
  for (const spelling of city.spellings) {
    for (const key of [keyOf(spelling), keyOf(bare(spelling))]) if (!byKey.has(key)) byKey.set(key, city)
  }
}
const longestName = Math.max(...[...byKey.keys()].map((key) => key.split('-').length))
const byId = new Map(cities.map((city) => [city.id, city]))

export const cityById = (id: string): City | null => byId.get(id) ?? null

export const nameOfCity = (id: string | undefined): string | undefined =>
  id ? cityById(id)?.name : undefined

/** Other words around the name are ignored („80331 Мюнхен, център“); of several cities the longest name wins. */
export function cityNamed(text: string): City | null {
  const words = text
    .slice(0, 200)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  for (let size = Math.min(longestName, words.length); size > 0; size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const city = byKey.get(keyOf(words.slice(start, start + size).join(' ')))
      if (city) return city
    }
  }
  return null
}

function keyOf(spelling: string) {
  return slugify(spelling.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}

function bare(spelling: string) {
  return spelling
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(?<=[A-Za-z])\p{M}/gu, '')
    .normalize('NFC')
}

const byName = (one: City, other: City) => one.name.localeCompare(other.name, 'bg')

export const germanCities: readonly City[] = cities.filter(({ land }) => land).sort(byName)
export const bulgarianCities: readonly City[] = cities.filter(({ land }) => !land)

export const cityFromAddress = (value: string | string[] | undefined): City | null =>
  typeof value === 'string' ? cityById(value) : null
