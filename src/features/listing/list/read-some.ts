import { getPayload, type CollectionSlug, type SelectType, type Where } from 'payload'
import config from '#config'

type Asked = { kind: CollectionSlug; where?: Where; sort: string; select: SelectType; limit: number }

/** Without counting the rest. */
export async function readSome<Doc>({ kind, sort, ...asked }: Asked): Promise<Doc[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: kind,
    ...asked,
    sort: [sort, 'id'],
    depth: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs as Doc[]
}
