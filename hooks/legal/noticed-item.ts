import type { PayloadRequest } from 'payload'
import { noticedAddress } from '#domain/legal/noticed-address'
import type { ReportType } from '#domain/moderation/reports'
import { storedItem, type StoredItem } from '#hooks/moderation/reported-item'
import { env } from '#env'

type Noticed = { itemType: ReportType; item: StoredItem }

/** The item behind the address of a legal notice; null where it is none of ours, or gone. */
export async function noticedItem(req: PayloadRequest, url: string): Promise<Noticed | null> {
  const address = noticedAddress(url, env.SITE_URL)
  if (!address) return null
  const { by, itemType, value } = address
  const item = await storedItem({ itemType, req, ...(by === 'id' ? { itemId: value } : { slug: value }) })
  return item && { itemType, item }
}
