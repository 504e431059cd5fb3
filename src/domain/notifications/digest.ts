import { DIGEST_ITEMS } from '#domain/limits'

export type DigestItem = {
  title: string
  path: string
  city: string | null
  date: string | null
}

type City = string | null | undefined

const place = (city: City) => (city ?? '').trim().toLowerCase()

export const isNear = (item: DigestItem, city: City): boolean =>
  place(city) !== '' && place(item.city) === place(city)

export function nearFirst(all: DigestItem[], city: City): DigestItem[] {
  return [...all.filter((item) => isNear(item, city)), ...all.filter((item) => !isNear(item, city))].slice(
    0,
    DIGEST_ITEMS,
  )
}
