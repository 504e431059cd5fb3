import { transliterate } from './transliterate'

const SLUG_MAX = 80
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Transliterated by law, at most 80 characters, cut between words. */
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

/** For a name without transliterable letters. */
const NAMELESS = 'nova'

export const slugOf = (name: string): string => slugify(name) || (name.trim() ? NAMELESS : '')

/** `slug`, `slug-2`, `slug-3`, … */
const numbered = (slug: string, number: number) => (number === 1 ? slug : `${slug}-${number}`)

/**
 * Doubles the number until one is free, then bisects, because thousands of items may share a name.
 * `src/database/statements/text/free-slug.ts` does the same in SQL.
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

/** Each result is reserved. */
export function slugGiver(taken: Set<string | null>): (slug: string) => string {
  return (slug) => {
    const given = uniqueSlug(slug, (candidate) => taken.has(candidate))
    taken.add(given)
    return given
  }
}

/** Equal for all slugs of a series; used as the key of a lock. */
export const slugWithoutNumber = (slug: string): string => slug.split(/-\d/, 1)[0]!

type SlugInput = {
  title: string
  /** What the author typed; empty: derive from the title. */
  slug?: string | null
  previous?: { title?: string | null; slug?: string | null; wasPublished: boolean }
}

/**
 * Follows the title until the first publication, unless the author chose a slug; then only explicit changes move it.
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
