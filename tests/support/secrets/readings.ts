import type { CollectionCustom } from 'payload'
import type { PublicQuery } from '#domain/lists/public-query'
import { getTestPayload, rest } from '../rest'

export type Asker = Parameters<typeof rest>[2]
type Asked = { slug: string; id: string; fields: readonly string[]; more?: readonly string[] }

/** The text written into every column. */
export const marker = 'taina4711'

/** All addresses that could reveal a value: by showing, filtering, ordering or guessing. */
async function addresses({ slug, id, fields, more = [] }: Asked): Promise<string[]> {
  const { custom } = (await getTestPayload()).collections[slug as 'users'].config
  const { publicQuery = {} }: CollectionCustom = custom
  const { filters = {}, orders = [] }: PublicQuery = publicQuery
  const probes = fields.flatMap((field) => [
    `where[${field}][equals]=${marker}`,
    `where[${field}][exists]=true`,
    `where[owner.${field}][like]=${marker}`,
    `sort=-${field}`,
    `select[${field}]=true`,
  ])
  const lists = [
    '',
    'limit=50&page=1',
    ...orders.map((order) => `sort=${order}`),
    ...Object.keys(filters).map((name) => `where[${name}][equals]=${marker}`),
    ...probes,
    `where[or][0][owner.email][like]=${marker}`,
    'depth=2',
    'populate[users][email]=true',
    'draft=true',
  ]
  return [
    ...lists.map((query) => `/${slug}?${query}`),
    ...['', 'depth=2', 'draft=true', 'select[owner]=true'].map((query) => `/${slug}/${id}?${query}`),
    ...['versions', `versions/${id}`, 'count'].map((rest) => `/${slug}/${rest}`),
    ...[`/search?q=${marker}`, `/forum/search?q=${marker}`, '/activity', '/stats', '/me', ...more],
  ]
}

/** Byte for byte. */
export async function readings(asker: Asker, asked: Asked): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const address of await addresses(asked)) {
    const { status, headers, text } = await rest('GET', address, asker)
    answers[address] = `${status} ${headers.get('etag') ?? ''} ${text}`
  }
  return answers
}
