export const DIGEST_DAYS = 7
const DIGEST_ITEMS = 5
/** Below 7, because sending to all members takes a while. */
export const DIGEST_PAUSE_DAYS = 6

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
