import { getPayload } from 'payload'
import config from '#config'
import { foundBySearches } from '#database/statements/searches/search-hits'
import { searchPlaces } from '#domain/searches/search-choices'
import { searchConditions } from '#domain/searches/search-conditions'
import { LAST_FOUND, NEW_FOUND_DAYS, SEARCHES_MAX } from '#domain/searches/search-limits'
import { type CategoryNames, conditionTexts, proposedName } from '#texts/searches/conditions'
import type { SavedSearch, User } from '#types'
import type { AskedSearch, OwnSearch } from './own-search'

export async function ownSearches(user: User): Promise<OwnSearch[]> {
  const payload = await getPayload({ config })
  const [{ docs }, found, categories] = await Promise.all([
    payload.find({
      collection: 'saved-searches',
      sort: '-createdAt',
      limit: SEARCHES_MAX,
      pagination: false,
      depth: 0,
      user,
      overrideAccess: false,
    }),
    foundBySearches(
      { payload, transactionID: undefined },
      { owner: user.id, days: NEW_FOUND_DAYS, last: LAST_FOUND },
    ),
    categoryNames(),
  ])
  return docs.map((search) =>
    shown(search, { found: found.find((one) => one.search === search.id), categories }),
  )
}

type Known = { found?: Awaited<ReturnType<typeof foundBySearches>>[number]; categories: CategoryNames }

function shown(search: SavedSearch, { found, categories }: Known): OwnSearch {
  const { id, name, address, rhythm, isPaused, pausedAt = null } = search
  const conditions = searchConditions(address)
  const [onSite, onPhone, byEmail] = searchPlaces.map((place) => search[place] === true)
  return {
    id,
    name,
    address,
    rhythm,
    onSite: onSite!,
    onPhone: onPhone!,
    byEmail: byEmail!,
    conditions: conditions ? conditionTexts(conditions, categories) : [],
    pausedAt: isPaused ? pausedAt : null,
    recent: found?.recent ?? 0,
    last: found?.last ?? [],
  }
}

/** Null for an address of which nothing can be told. */
export async function askedSearch(address: string): Promise<AskedSearch | null> {
  const conditions = searchConditions(address)
  if (!conditions) return null
  const categories = await categoryNames()
  return {
    address: conditions.address,
    conditions: conditionTexts(conditions, categories),
    name: proposedName(conditions, categories),
  }
}

async function categoryNames(): Promise<CategoryNames> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-categories',
    select: { name: true, slug: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return Object.fromEntries(docs.flatMap(({ slug, name }) => (slug ? [[slug, name]] : [])))
}
