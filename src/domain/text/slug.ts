import { transliterate } from './transliterate'

const SLUG_MAX = 80
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * Address part of a title: transliterated by law, then lower case, only word characters and single hyphens. Never
 * longer than 80 characters, and cut between words.
 */
export function slugify(title: string): string {
  const slug = transliterate(title)
    .toLowerCase()
    .replace(/[äöüß]/g, (char) => germanLetters[char] ?? char)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= SLUG_MAX) return slug
  const cut = slug.slice(0, SLUG_MAX + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : SLUG_MAX)
}

/** A name without a single letter that Latin knows still needs an address. */
const NAMELESS = 'nova'

/** The address of an item with this name; a draft without a name has none yet. */
export const slugOf = (name: string): string => slugify(name) || (name.trim() ? NAMELESS : '')

/** The row `slug`, `slug-2`, `slug-3`, … */
const numbered = (slug: string, number: number) => (number === 1 ? slug : `${slug}-${number}`)

/**
 * A free name in that row: the first one, unless names have become free in the middle of it. Numbers are doubled until
 * one is free, then halved, because thousands may share a name. In the database
 * `src/database/statements/text/free-slug.ts` looks the same way.
 */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let free = 1
  while (isTaken(numbered(slug, free))) free *= 2
  let taken = Math.floor(free / 2)
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (isTaken(numbered(slug, middle))) taken = middle
    else free = middle
  }
  return numbered(slug, free)
}

/** The same for many at once. What it gives is taken. */
export function slugGiver(taken: Set<string | null>): (slug: string) => string {
  return (slug) => {
    const given = uniqueSlug(slug, (candidate) => taken.has(candidate))
    taken.add(given)
    return given
  }
}

/** The same for all names of a row, so that who looks for a free one in it can wait for others who do. */
export const slugWithoutNumber = (slug: string): string => slug.split(/-\d/, 1)[0]!

type SlugInput = {
  title: string
  /** What the author typed; empty means "make one from the title". */
  slug?: string | null
  previous?: { title?: string | null; slug?: string | null; wasPublished: boolean }
}

/**
 * The address an item should have: it follows the title until the first publication unless the author chose
 * another, and is frozen afterwards (only an explicit change moves it).
 */
export function nextSlug({ title, slug, previous }: SlugInput): string {
  const typed = slugify(slug ?? '')
  if (previous?.wasPublished) return typed || previous.slug || slugOf(title)
  const followsTitle = !typed || (typed === previous?.slug && isMadeFrom(typed, previous?.title ?? ''))
  return followsTitle ? slugOf(title) : typed
}

function isMadeFrom(slug: string, title: string): boolean {
  return [slug, slug.replace(/-\d+$/, '')].includes(slugOf(title))
}
