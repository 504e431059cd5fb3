import type { CollectionAfterOperationHook } from 'payload'
import { type FoundItem, shownAmong } from '#database/statements/searches/search-hits'
import { leftOf, type NotificationData } from '#domain/notifications/notification-data'
import { foundTexts } from '#texts/searches/saved-searches'

type Row = { message: string; data?: NotificationData | null }

/**
 * Of several items that a saved search found, those alone are named that everybody may still see: their notification
 * leads to the list and does not go with one of them.
 */
export const nameWhatIsShown: CollectionAfterOperationHook<'notifications'> = async ({
  operation,
  req,
  result,
}) => {
  if (operation === 'find') await describe((result as unknown as { docs: Row[] }).docs)
  if (operation === 'findByID' || operation === 'updateByID') await describe([result as unknown as Row])
  return result

  async function describe(rows: readonly Row[]) {
    const several = rows.filter(({ data }) => (data?.found?.length ?? 0) > 1)
    if (several.length === 0) return
    const shown = await shownAmong(
      req,
      several.flatMap(({ data }) => data?.found ?? []),
    )
    for (const row of several) row.message = messageOf(row.data ?? {}, shown)
  }
}

function messageOf(data: NotificationData, shown: readonly FoundItem[]): string {
  const items = (data.found ?? []).flatMap(
    (one) => shown.find(({ kind, id }) => kind === one.kind && id === one.id) ?? [],
  )
  if (items.length === 0) return foundTexts.noneShown
  return foundTexts.message({ items, count: leftOf(data, items.length) })
}
