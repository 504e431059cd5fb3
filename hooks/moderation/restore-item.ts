import type { PayloadRequest } from 'payload'
import { isHiddenByOther } from '#database/statements/moderation/statements'
import type { ReportAction, ReportType } from '#domain/moderation/reports'
import type { Reversal } from '#domain/moderation/statements'
import { showAgain, storedItem, type StoredItem } from './reported-item'

type Decided = { id: string; itemType: ReportType; itemId: string; action: ReportAction }

/** What a reversal of the decision would do now. */
export async function reversalOf(req: PayloadRequest, decided: Decided): Promise<Reversal> {
  return (await plan(req, decided)).reversal
}

/** Shows the item again, unless something else keeps it from the public. */
export async function restoreItem(req: PayloadRequest, decided: Decided): Promise<Reversal> {
  const { item, reversal } = await plan(req, decided)
  if (item && reversal === 'shown') await showAgain(item, req)
  return reversal
}

type Plan = { item: StoredItem | null; reversal: Reversal }

async function plan(req: PayloadRequest, { id, itemType, itemId, action }: Decided): Promise<Plan> {
  const item = await storedItem({ itemType, itemId, req })
  if (!item) return { item, reversal: 'gone' }
  if (action !== 'hide') return { item, reversal: 'nothing' }
  // An edit since then waits for an approval of its own; a merged topic stands elsewhere.
  if (item.state === 'pending' || item.state === 'merged') return { item, reversal: 'stillHidden' }
  if (item.state === 'shown') return { item, reversal: 'nothing' }
  const other = await isHiddenByOther(req, { id, itemType, itemId })
  return { item, reversal: other ? 'stillHidden' : 'shown' }
}
