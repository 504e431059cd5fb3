import { gunzipSync } from 'node:zlib'
import type { Answer } from './ask'
import { newMembers } from './members'
import { asGzip, timeOf } from './new-pages'
import type { BenchSite } from './site'
import { openWrites } from './writes'

/** Few enough changes for each within a minute. */
const MEMBERS = 8
/** Until the change is heard, the copy of before is answered. */
const TRIES = 20

type Ad = { id: string; path: string; cookie: string }

/** Ads whose pages nobody has read. */
export async function openAds(site: BenchSite) {
  const { write, removeAds } = await openWrites(site)
  const members = await newMembers(site, MEMBERS)
  const ads: Ad[] = []
  for (const { cookie, ...member } of members) {
    const { bytes } = await site.ask(write.ad({ cookie, ...member }))
    const { doc } = JSON.parse(bytes.toString()) as { doc: { id: string; slug: string } }
    ads.push({ id: doc.id, path: `/small-ads/${doc.slug}`, cookie })
  }
  let turn = 0
  return {
    ads,
    /** Milliseconds of the first answer that has the change. */
    readChanged: async (from: string): Promise<number> => {
      const { id, path, cookie } = ads[turn % ads.length]!
      turn += 1
      const description = `Карано само ${turn} пъти.`
      await site.ask({ path: `/api/small-ads/${id}`, method: 'PATCH', body: { description }, cookie })
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        let answer: Answer
        const ms = await timeOf(async () => {
          answer = await site.ask({ ...asGzip(path), from })
        })
        if (gunzipSync(answer!.bytes).includes(description)) return ms
      }
      throw new Error(`${path} has not changed`)
    },
    close: () => removeAds(members),
  }
}
