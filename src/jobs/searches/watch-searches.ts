import type { PayloadRequest, TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { dueSearches, isAnythingToTell, putOffSearch } from '#database/statements/searches/due-searches'
import { matchArrivals } from '#database/statements/searches/match-arrivals'
import {
  MATCHED_AT_ONCE,
  SEARCH_PUT_OFF_MINUTES,
  SEARCH_RUN_SECONDS,
  TOLD_AT_ONCE,
} from '#domain/searches/search-limits'
import { nextLetters } from '#domain/searches/told-at'
import { dueAt } from '../schedule'
import { tellSearch } from './tell-search'

/** Compares what is new with the saved searches and tells what is due; what it does not get to waits for the next run. */
export const watchSearches: TaskConfig<'watchSearches'> = {
  slug: 'watchSearches',
  ...dueAt('*/10 * * * * *', { isNeeded: isAnythingToTell }),
  handler: async ({ req }) => {
    const end = Date.now() + SEARCH_RUN_SECONDS * 1_000
    do await matchNew(req, end)
    while (await tellPortion(req, end))
    return { output: {} }
  },
}

/** All of it first, so that a search tells in one notification what became visible together. */
async function matchNew({ payload }: PayloadRequest, end: number): Promise<void> {
  const portion = { limit: MATCHED_AT_ONCE, ...nextLetters(new Date()) }
  const match = () => matchArrivals({ payload, transactionID: undefined }, portion)
  while (Date.now() < end && (await match()) === MATCHED_AT_ONCE);
}

/** Whether to go on: more may be due, there is time, and not all of it is being told by others. */
async function tellPortion(req: PayloadRequest, end: number): Promise<boolean> {
  let isAnyDone = false
  for (const id of await dueSearches(req, TOLD_AT_ONCE)) {
    if (Date.now() >= end) return false
    if (await tellOrPutOff(req, id)) isAnyDone = true
  }
  return isAnyDone
}

/** One search that cannot be told does not keep the others waiting. */
async function tellOrPutOff(req: PayloadRequest, id: string): Promise<boolean> {
  try {
    return await inTransaction(req, () => tellSearch(req, id))
  } catch (err) {
    req.payload.logger.error({ msg: 'a saved search was not told', search: id, err })
    await putOffSearch(req, { id, minutes: SEARCH_PUT_OFF_MINUTES })
    return true
  }
}
