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

/** The first free name in that row. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let number = 1
  while (isTaken(numbered(slug, number))) number += 1
  return numbered(slug, number)
}

/** The same for many at once. What it gives is taken; where thousands share a name, counting goes on where it stopped. */
export function slugGiver(taken: Set<string | null>): (slug: string) => string {
  const reached = new Map<string, number>()
  return (slug) => {
    let number = reached.get(slug) ?? 1
    while (taken.has(numbered(slug, number))) number += 1
    reached.set(slug, number)
    taken.add(numbered(slug, number))
    return numbered(slug, number)
  }
}

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
