import type { TaskConfig } from 'payload'
import { reindexWhenOutdated } from '#search/index/reindex-when-outdated'
import { dueAt } from './schedule'
import { renewSearches } from './searches/renew-searches'

/** After a release with another form of entries, and after synonyms have changed. */
export const renewSearch: TaskConfig<'renewSearch'> = {
  slug: 'renewSearch',
  ...dueAt('30 */5 * * * *'),
  handler: async ({ req: { payload } }) => {
    await reindexWhenOutdated(payload)
    await renewSearches(payload)
    return { output: {} }
  },
}
