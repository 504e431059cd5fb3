import type { TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { matchArrivals } from '#database/statements/searches/match-arrivals'
import { dueSearches, isAnythingToTell } from '#database/statements/searches/search-hits'
import { MATCHED_AT_ONCE, SEARCHES_TOLD_AT_ONCE } from '#domain/searches/search-limits'
import { nextLetters } from '#domain/searches/told-at'
import { dueAt } from '../schedule'
import { tellSearch } from './tell-search'

/** Compares what is new with the saved searches and tells what is due; what it does not get to waits for the next run. */
export const watchSearches: TaskConfig<'watchSearches'> = {
  slug: 'watchSearches',
  ...dueAt('*/10 * * * * *', { isNeeded: isAnythingToTell }),
  handler: async ({ req }) => {
    const { payload } = req
    const portion = { limit: MATCHED_AT_ONCE, ...nextLetters(new Date()) }
    while ((await matchArrivals({ payload, transactionID: undefined }, portion)) === MATCHED_AT_ONCE);
    for (const id of await dueSearches(req, SEARCHES_TOLD_AT_ONCE))
      await inTransaction(req, () => tellSearch(req, id))
    return { output: {} }
  },
}
