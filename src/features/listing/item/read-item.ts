import { type CollectionCustom, type CollectionSlug, getPayload, type SelectType } from 'payload'
import config from '#config'

/** Anything else never reaches the database. */
const isSlug = (text: string) => /^[a-z0-9-]{1,200}$/.test(text)

type Asked = { collection: CollectionSlug; slug: string; select: SelectType; depth?: 0 | 1 }

/** "gone" if it was public before. */
export async function readItem<Doc>({
  collection,
  slug,
  select,
  depth = 1,
}: Asked): Promise<Doc | 'gone' | null> {
  if (!isSlug(slug)) return null
  const payload = await getPayload({ config })
  const asked = { collection, where: { slug: { equals: slug } }, limit: 1, pagination: false } as const
  const { docs } = await payload.find({ ...asked, select, depth, overrideAccess: false })
  if (docs[0]) return docs[0] as Doc
  // Checks only existence: nothing of what is hidden is read.
  const { wasPublic = {} }: CollectionCustom = payload.collections[collection].config.custom
  const where = { and: [asked.where, wasPublic] }
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return totalDocs > 0 ? 'gone' : null
}
