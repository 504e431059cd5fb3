import { sql } from '#support/start/sql'
import type { Figure } from '../figure'
import { filledSite } from '../filled/filled-sites'
import { newPages, pageTitles, readNew } from '../new-pages'
import type { BenchSite } from '../site'

const SMALL = 1_000
const LARGE = 1_000_000

const titles = { ...pageTitles, item: 'an apartment', forum: 'the forum from a topic on' }

export const grownPages: Figure = {
  name: 'grown-pages',
  title: `the same pages with ${LARGE.toLocaleString('en')} rows in each table`,
  baseline: `the site itself with ${SMALL.toLocaleString('en')}`,
  mostPasses: 3,
  measures: Object.fromEntries(
    Object.entries(titles).map(([name, title]) => [
      name,
      { title, unit: 'ms', goal: { of: 'ratio', atMost: 2 } },
    ]),
  ),
  prepare: async () => {
    const [large, small] = [await filledSite(LARGE), await filledSite(SMALL)]
    return {
      ours: await readingOf(large),
      baseline: await readingOf(small),
      close: async () => undefined,
    }
  },
}

/** Each topic and each apartment once. */
async function readingOf(site: BenchSite) {
  const slugs = await sql(site.databaseUrl, `select slug from apartments limit ${SMALL}`)
  const topics = await sql(site.databaseUrl, `select id from forum_topics limit ${SMALL}`)
  const pages = {
    ...newPages(),
    item: () => `/apartments/${String(slugs.pop()!.slug)}`,
    forum: () => `/forum?after=${String(topics.pop()!.id)}`,
  }
  return async () => {
    const times: Record<string, number> = {}
    for (const [name, page] of Object.entries(pages)) times[name] = await readNew(site, page)
    return times
  }
}
