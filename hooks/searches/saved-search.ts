import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { searchPlaces } from '#domain/searches/search-choices'
import { type SearchConditions, searchConditions } from '#domain/searches/search-conditions'
import { SEARCHES_MAX } from '#domain/searches/search-limits'
import { lockOwner } from '#hooks/writes/one-active'
import { dropConditions, writeConditions } from '#search/alerts/conditions'
import { wantedOf } from '#search/alerts/wanted'
import { currentThesaurus } from '#search/thesaurus/current'
import { savedSearchTexts as texts } from '#texts/searches/saved-searches'
import type { SavedSearch } from '#types'

type Search = Partial<SavedSearch>

const collection = 'saved-searches'

/** At least one place, conditions that something can fulfil, and not more searches than a member may have. */
export const checkSearch: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const search: Search = { ...(originalDoc as Search | undefined), ...(data as Search) }
  if (!searchPlaces.some((place) => search[place])) refuse(400, texts.noPlace)
  const conditions = searchConditions(search.address ?? '')
  if (!conditions || !(await wanted(req, conditions))) refuse(400, texts.noConditions)
  if (operation === 'create' && req.user) await requireRoom(req, req.user.id)
  const pausedAt = search.isPaused ? (search.pausedAt ?? new Date().toISOString()) : null
  return { ...data, address: conditions.address, pausedAt }
}

async function requireRoom(req: PayloadRequest, owner: string) {
  await lockOwner({ req, collection, owner })
  const { totalDocs } = await req.payload.count({ collection, where: { owner: { equals: owner } }, req })
  if (totalDocs >= SEARCHES_MAX) refuse(409, texts.tooMany(SEARCHES_MAX))
}

/** A paused search has none; one that goes on, or looks for something else, begins with what becomes visible from now on. */
export const keepConditions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { id, address, isPaused } = doc as SavedSearch
  const before = previousDoc as Search | undefined
  if (isPaused) await dropConditions(req, id)
  else if (operation === 'create' || before?.isPaused || before?.address !== address) {
    const conditions = searchConditions(address)
    const found = conditions && (await wanted(req, conditions))
    if (found) await writeConditions(req, { id, ...found, priceMax: conditions.priceMax })
  }
  return doc as SavedSearch
}

async function wanted(req: PayloadRequest, conditions: SearchConditions) {
  return wantedOf(conditions, await currentThesaurus(req))
}

function refuse(status: number, message: string): never {
  throw new APIError(message, status, null, true)
}
