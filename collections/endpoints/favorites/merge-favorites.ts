import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { announce } from '#changes/announce'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { favoritesInput } from '#domain/favorites/favorite-input'
import { type ItemKind, itemKinds } from '#domain/item-kinds'
import { visibleItems } from '#hooks/lists/visible-items'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

type Item = { itemType: ItemKind; itemId: string }

/** Idempotent: `{added, known, gone}`. */
export const mergeFavorites: Omit<Endpoint, 'root'> = {
  path: '/merge',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const { items } = await readInput(req, favoritesInput)
    const distinct = [...new Map(items.map((item) => [`${item.itemType}:${item.itemId}`, item])).values()]
    const answer = await inTransaction(req, async () => {
      const there = await stillThere(req, distinct)
      const added = await addAll(req, { memberId, items: there })
      return { added, known: there.length - added, gone: distinct.length - there.length }
    })
    return privately(answer)
  },
}

async function stillThere(req: PayloadRequest, items: Item[]): Promise<Item[]> {
  const found: Item[] = []
  for (const kind of itemKinds) {
    const ofKind = items.filter(({ itemType }) => itemType === kind)
    const visible = await visibleItems({ req, kind, ids: ofKind.map(({ itemId }) => itemId) })
    found.push(...ofKind.filter(({ itemId }) => visible.has(itemId)))
  }
  return found
}

async function addAll(req: PayloadRequest, { memberId, items }: { memberId: string; items: Item[] }) {
  const rows = await runSql<{ id: string }>(
    req,
    sql`insert into favorites (owner_id, item_type, item_id)
      select ${memberId}, "itemType"::enum_favorites_item_type, "itemId"
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given ("itemType" text, "itemId" text)
      on conflict (owner_id, item_type, item_id) do nothing returning id`,
  )
  const [first] = rows
  // One change is enough for the member's other devices to reload.
  if (first) {
    const change = { collection: 'favorites', documentId: first.id, operation: 'create' as const }
    await announce({ req, change: { ...change, before: null, after: null, within: memberId } })
  }
  return rows.length
}
