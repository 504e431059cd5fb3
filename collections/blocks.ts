import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { blockInput } from '#domain/account/block-input'
import { BLOCK_NOTE_MAX } from '#domain/limits'
import { requireBlockable } from '#hooks/account/blocks'
import { checkInput } from '#hooks/writes/check-input'
import { blockTexts as texts } from '#texts/account/blocks'
import { groupTexts } from '#texts/panels/collections'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'

/** Nobody but the owner learns of them, not even staff (docs/decisions/098-blocks.md). */
const blocks: CollectionConfig = {
  slug: 'blocks',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('blocks'),
  admin: { group: groupTexts.people, hidden: true },
  custom: { publicQuery: { orders: ['-createdAt'] } },
  hooks: { beforeValidate: [checkInput(blockInput)], beforeChange: [requireBlockable] },
  fields: [
    // Optional, so that an account can be deleted.
    { name: 'member', type: 'relationship', relationTo: 'users', label: texts.member, index: true },
    { name: 'note', type: 'text', label: texts.note, maxLength: BLOCK_NOTE_MAX },
  ],
}

export const Blocks = collection(
  blocks,
  owned({ label: texts.owner }),
  onePerOwner({ of: ['member'], message: texts.onlyOne }),
  announced({ within: 'owner' }),
)
