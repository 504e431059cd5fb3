/** The letter tells of what is new since so many days. */
export const DIGEST_DAYS = 7
/** At most so many of one kind; the rest is on the site. */
const DIGEST_ITEMS = 5
/** A member gets no second letter sooner than this; the jobs of one week may take a while. */
export const DIGEST_PAUSE_DAYS = 6

export type DigestItem = {
  title: string
  /** Path on the site. */
  path: string
  city: string | null
  /** When it is, for what has a date. */
  date: string | null
}

const place = (city: string | null | undefined) => (city ?? '').trim().toLowerCase()

/** The member's own city first; within it, and in the rest, as given. */
export function nearFirst(items: DigestItem[], city: string | null | undefined): DigestItem[] {
  const own = place(city)
  const isNear = (item: DigestItem) => own !== '' && place(item.city) === own
  return [...items.filter(isNear), ...items.filter((item) => !isNear(item))].slice(0, DIGEST_ITEMS)
}
