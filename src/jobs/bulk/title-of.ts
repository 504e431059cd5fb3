import type { CollectionSlug, PayloadRequest } from 'payload'

type Asked = { collection: string; id: string }

/** Null for rows that the person does not see. */
export async function titleOf({ payload, user }: PayloadRequest, { collection, id }: Asked) {
  const slug = collection as CollectionSlug
  const { useAsTitle = 'id' } = payload.collections[slug].config.admin
  const found = { collection: slug, id, user, overrideAccess: false, disableErrors: true, depth: 0 } as const
  const doc = (await payload.findByID(found).catch(() => null)) as Record<string, unknown> | null
  const title = doc?.[useAsTitle]
  return typeof title === 'string' ? title : null
}
