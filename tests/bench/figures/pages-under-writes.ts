import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figure'
import { newMembers } from '../members'
import { readPages, warmPages } from '../public-pages'
import { openWrites } from '../writes'

const kinds = ['comment', 'ad', 'like'] as const
const WRITERS = 6

export const pagesUnderWrites: Figure = {
  name: 'pages-under-writes',
  title: 'the same pages while a comment, ad or like is written every second',
  baseline: 'the site itself without writes',
  measures: { perSecond: { title: 'requests', unit: 'a second', goal: { of: 'ratio', atLeast: 0.7 } } },
  prepare: async (site) => {
    await warmPages(site)
    const members = await newMembers(site, WRITERS)
    const { write, removeAds } = await openWrites(site)
    let written = 0
    const writeOne = async () => {
      const turn = written
      written += 1
      const member = members[turn % WRITERS]!
      await site.ask(write[kinds[turn % kinds.length]!](member, Math.floor(turn / WRITERS)))
    }
    return {
      ours: async () => {
        const over = new AbortController()
        const writing = everySecond(writeOne, over.signal)
        const read = await readPages(site.url).finally(() => over.abort())
        await writing
        await removeAds(members)
        await warmPages(site)
        return read
      },
      baseline: () => readPages(site.url),
      close: async () => undefined,
    }
  },
}

async function everySecond(work: () => Promise<void>, signal: AbortSignal) {
  while (!signal.aborted) {
    await Promise.all([work(), pause(1_000, undefined, { signal }).catch(() => undefined)])
  }
}
