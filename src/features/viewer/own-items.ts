import { getPayload, type SelectType } from 'payload'
import config from '#config'
import { excerptOf } from '#domain/text/excerpt'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl } from '#domain/kinds'
import { OWN_ITEMS_LISTED_MAX } from '#domain/limits'
import type { User } from '#types'
import type { OwnItem } from './viewer-store'

const TITLE_MAX = 100

const select: SelectType = {
  title: true,
  name: true,
  content: true,
  slug: true,
  approval: true,
  listed: true,
  rejectionReason: true,
  hiddenReason: true,
  expiresAt: true,
  isHeld: true,
  createdAt: true,
}

type Found = { id: string; createdAt: string } & Partial<
  Record<
    'title' | 'name' | 'content' | 'slug' | 'rejectionReason' | 'hiddenReason' | 'expiresAt',
    string | null
  >
> & { approval?: OwnItem['approval']; listed?: boolean | null; isHeld?: boolean | null }

type OwnItems = {
  items: OwnItem[]
  /** Including items beyond the limit. */
  totals: Partial<Record<ItemKind, number>>
}

/** Overrides access control, which allows no query by owner; the owner may see all of these fields. */
export async function ownItems(user: User, kinds: readonly ItemKind[]): Promise<OwnItems> {
  const payload = await getPayload({ config })
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { docs, totalDocs } = await payload.find({
        collection: kind,
        where: { owner: { equals: user.id } },
        select,
        sort: '-createdAt',
        limit: OWN_ITEMS_LISTED_MAX,
        depth: 0,
        user,
        overrideAccess: true,
      })
      return { kind, totalDocs, items: (docs as unknown as Found[]).map((doc) => shownItem(kind, doc)) }
    }),
  )
  return {
    items: lists.flatMap(({ items }) => items),
    totals: Object.fromEntries(lists.map(({ kind, totalDocs }) => [kind, totalDocs])),
  }
}

function shownItem(kind: ItemKind, doc: Found): OwnItem {
  const { id, title, name, content, slug, hiddenReason, rejectionReason, expiresAt, createdAt } = doc
  // What waits for a look at it is no item that staff have hidden.
  const approval = doc.isHeld ? 'pending' : (doc.approval ?? null)
  return {
    kind,
    id,
    title: excerptOf(title ?? name ?? content ?? '', TITLE_MAX),
    url: itemUrl({ kind, id, slug }),
    approval,
    isListed: approval === null ? undefined : doc.listed === true,
    reason: doc.isHeld ? null : (hiddenReason ?? rejectionReason ?? null),
    expiresAt: expiresAt ?? null,
    createdAt,
  }
}
