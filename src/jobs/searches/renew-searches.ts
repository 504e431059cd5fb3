import type { Payload } from 'payload'
import { outdatedConditions, renewConditions } from '#search/alerts/conditions'
import { searchConditions } from '#domain/searches/search-conditions'
import { wantedOf } from '#search/alerts/wanted'
import { currentThesaurus } from '#search/thesaurus/current'
import { synonymsVersion } from '#search/thesaurus/store'

const PORTION = 100

/** The conditions of saved searches hold what the synonyms said when they were made. Cut off, it goes on where it was. */
export async function renewSearches(payload: Payload): Promise<void> {
  const connection = { payload, transactionID: undefined }
  const version = await synonymsVersion(connection)
  const thesaurus = await currentThesaurus(connection)
  for (;;) {
    const outdated = await outdatedConditions(connection, { version, limit: PORTION })
    for (const { id, address } of outdated) {
      const conditions = searchConditions(address)
      const wanted = conditions && wantedOf(conditions, thesaurus)
      await renewConditions(connection, { id, address, version, wanted })
    }
    if (outdated.length < PORTION) return
  }
}
