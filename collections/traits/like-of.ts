import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { type LikeKind, likeHooks } from '#hooks/feed/likes'
import { requireParent } from '#hooks/writes/require-parent'
import { groupTexts } from '#texts/panels/collections'
import { parent } from '../fields/parent'
import { collection } from './collection'
import { onePerOwner } from './one-per-owner'
import { owned } from './owned'

type Texts = { one: string; many: string; item: string; owner: string; onlyOne: string }

/** Only the member can read their likes. */
export function likeOf(kind: LikeKind, texts: Texts): CollectionConfig {
  const { likes, items, field } = kind
  const hooks = likeHooks(kind)
  const config: CollectionConfig = {
    slug: likes,
    labels: { singular: texts.one, plural: texts.many },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    access: accessTo(likes),
    admin: { group: groupTexts.community, hidden: true },
    custom: {
      publicQuery: {
        filters: { [field]: { value: 'id', operators: ['equals', 'in'] } },
        orders: ['-createdAt'],
      },
    },
    hooks: { ...hooks, beforeValidate: [requireParent({ field, of: items })] },
    fields: [parent({ name: field, of: items, label: texts.item })],
  }
  return collection(
    config,
    owned({ label: texts.owner }),
    onePerOwner({ of: [field], message: texts.onlyOne }),
  )
}
