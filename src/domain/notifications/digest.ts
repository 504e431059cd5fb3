import { DIGEST_ITEMS } from '#domain/limits'

export type DigestItem = {
  title: string
  path: string
  city: string | null
  date: string | null
}

const place = (city: string | null | undefined) => (city ?? '').trim().toLowerCase()

export function nearFirst(items: DigestItem[], city: string | null | undefined): DigestItem[] {
  const own = place(city)
  const isNear = (item: DigestItem) => own !== '' && place(item.city) === own
  return [...items.filter(isNear), ...items.filter((item) => !isNear(item))].slice(0, DIGEST_ITEMS)
}
