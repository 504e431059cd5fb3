import { newAddress } from './ask'
import { newMembers } from './members'
import type { SiteInProcesses } from './site-in-processes'
import { newAds } from './writes'

const ADS = 10
const versionPattern = /Издание (\d+)\./
const textOf = (version: number) => `Издание ${version}.`

/** `isMarked`: told as a copy that is kept while the database is away. */
export type Seen = { version: number; isMarked: boolean } | { refusal: string }

/** Ads whose text is a number that grows with each write, so that every page tells which writes it shows. */
export async function openVersions(site: SiteInProcesses) {
  const ads = await newAds(site, await newMembers(site, ADS))
  let last = 0

  const write = async (ad: number, process: number) => {
    const version = (last += 1)
    const { status } = await site.try(ads[ad]!.edit(textOf(version)), process)
    return { version, status }
  }
  for (const ad of ads.keys()) await write(ad, 0)
  return {
    ads: ADS,
    write,
    /** As a visitor from an address of their own. */
    read: async (ad: number, process: number): Promise<Seen> => {
      const { path } = ads[ad]!
      const asked = { path, headers: { 'Accept-Encoding': 'identity', 'X-Forwarded-For': newAddress() } }
      const { status, headers, bytes } = await site.try(asked, process)
      if (status === 503) return { refusal: bytes.toString() }
      const version = versionPattern.exec(bytes.toString())?.[1]
      if (status !== 200 || !version) throw new Error(`${path}: ${status} without a version`)
      return { version: Number(version), isMarked: String(headers['cache-status']).includes('drawn') }
    },
  }
}

export type Versions = Awaited<ReturnType<typeof openVersions>>
