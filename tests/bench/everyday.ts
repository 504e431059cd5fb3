import { atPace } from '#support/at-pace'
import { ask, type Asked, askWell } from './ask'
import { type Member, newMembers } from './members'
import { publicPages } from './public-pages'
import type { BenchSite } from './site'
import { newAds, openWrites } from './writes'

type Request = { path: string } & Omit<Asked, 'url'>

const MEMBERS = 60
const FAILURES_TOLD = 20
const memberReads = [
  ...['/api/me', '/api/posts/page', '/api/forum-topics/page', '/api/notifications?limit=50', '/api/stats'],
  ...['/', '/forum', '/feed', '/profile'],
]
/** In forty requests: a write, two searches, two lists with a filter, eight of members; all else are pages for visitors. */
const ROUND = 40
const writes = ['comment', 'post', 'like', 'edit'] as const

/** What visitors and members ask on a usual day, each visitor from an address of its own (needs `TRUST_PROXY`). */
export async function openEveryday(site: BenchSite) {
  const members = await newMembers(site, MEMBERS)
  const { write } = await openWrites(site)
  const ads = await newAds(site, members)
  const pages = [...publicPages, ...(await itemPages(site))]

  const written = (turn: number): Request => {
    const place = turn % MEMBERS
    const member = members[place]!
    const kind = writes[turn % writes.length]!
    return kind === 'edit' ? ads[place]!.edit(`Карано ${turn} пъти.`) : write[kind](member, turn)
  }
  const requestOf = (number: number): Request => {
    const place = number % ROUND
    const round = Math.floor(number / ROUND)
    if (place === 0) return written(round)
    if (place % 20 === 5) return { path: `/search?q=${encodeURIComponent('дума')}${number}` }
    if (place % 20 === 10) return { path: `/apartments?price=${number}` }
    if (place % 4 === 1) {
      const { cookie } = members[number % MEMBERS] as Member
      return { path: memberReads[number % memberReads.length]!, cookie }
    }
    return { path: pages[(number * 7) % pages.length]! }
  }
  const asked = ({ path, ...request }: Request) => ({
    ...request,
    url: site.url + path,
    headers: { 'Accept-Encoding': 'gzip', 'X-Forwarded-For': newClient() },
  })
  return {
    readAll: async () => {
      for (const path of pages) await askWell(asked({ path }))
      for (const path of memberReads) await askWell(asked({ path, cookie: members[0]!.cookie }))
    },
    askSteadily: (perSecond: number) => {
      let failed = 0
      const send = async (number: number) => {
        const request = requestOf(number)
        const answer = await ask(asked(request)).catch((error: Error) => ({ status: error.message }))
        if (Number(answer.status) < 400) return
        failed += 1
        if (failed <= FAILURES_TOLD) console.error(request.path, answer.status)
      }
      const { stop } = atPace({ perSecond, send })
      return { stop, failed: () => failed }
    },
  }
}

async function itemPages({ ask }: BenchSite): Promise<string[]> {
  const { bytes } = await ask({ path: '/sitemap.xml' })
  return [...bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}

let clients = 0
/** Of 172.16.0.0/12, another one each time. */
function newClient(): string {
  clients += 1
  return `172.${16 + ((clients >> 16) & 15)}.${(clients >> 8) & 255}.${clients & 255}`
}
