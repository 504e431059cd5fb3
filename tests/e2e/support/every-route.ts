import { isDynamic, routePatterns } from '../../support/route-patterns'
import { firstItem } from './screens'

type Read = (path: string) => Promise<string>
type Sample = (read: Read) => Promise<string[]>

const itemOf = (list: string) => async (read: Read) => [firstItem(list, await read(list))]

/** Values for dynamic segments. */
export const samples: Record<string, Sample> = {
  '/[...rest]': async () => ['/nyama', '/nyama/takava'],
  '/admin/[[...segments]]': async () => ['/admin', '/admin/collections/articles', '/admin/nyama'],
  '/moderator/[[...segments]]': async () => ['/moderator', '/moderator/collections/articles'],
  '/api/[...slug]': async (read) => ['/api/me', '/api/health', '/api/nyama', await firstPicture(read)],
  '/apartments/[slug]': itemOf('/apartments'),
  '/contacts/[slug]': itemOf('/contacts'),
  '/counts/[list]': async () => ['/counts/services?city=berlin', '/counts/nyama'],
  '/documents/[slug]': itemOf('/documents'),
  '/embassies/[slug]': itemOf('/embassies'),
  '/events/[slug]': itemOf('/events'),
  // For members: visitors are sent to the sign-in whether or not there is such a topic.
  '/forum/[category]/[slug]': async () => ['/forum/obshti/nyama-takava-tema'],
  '/news/[slug]': itemOf('/news'),
  '/news/[slug]/social-card.png': async (read) => [
    `${firstItem('/news', await read('/news'))}/social-card.png`,
  ],
  '/preview/news/[id]': async () => ['/preview/news/00000000-0000-4000-8000-000000000000'],
  '/profile/decisions/[id]': async () => ['/profile/decisions/aaaaaaaa-0000-4000-8000-000000000000'],
  '/profile/items/[kind]/[id]': async () => ['/profile/items/services/aaaaaaaa-0000-4000-8000-000000000000'],
  '/services/[slug]': itemOf('/services'),
  '/small-ads/[slug]': itemOf('/small-ads'),
  '/stores/[slug]': itemOf('/stores'),
}

/** Addresses without a folder in src/app: files, the socket and early refusals. */
const besides = [
  '/theme.js',
  '/service-worker.js',
  '/brand/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/realtime/?EIO=4&transport=polling',
  '/%00',
]

export async function everyRoute(read: Read): Promise<string[]> {
  const found = await Promise.all(routePatterns().map(async (pattern) => sampleOf(pattern)(read)))
  return [...new Set([...found.flat(), ...besides])]
}

function sampleOf(pattern: string): Sample {
  if (!isDynamic(pattern)) return async () => [pattern]
  const sample = samples[pattern]
  if (!sample) throw new Error(`${pattern} has no sample in tests/e2e/support/every-route.ts`)
  return sample
}

async function firstPicture(read: Read): Promise<string> {
  const found = /\/api\/media\/file\/[^"?\s]+/.exec(await read('/news'))
  if (!found) throw new Error('the news show no picture')
  return found[0]
}
