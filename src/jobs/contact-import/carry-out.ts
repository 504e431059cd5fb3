import type { PayloadRequest } from 'payload'
import { insertContacts, updateContacts } from '#database/statements/contacts/contact-rows'
import { keepAdded, keepBefore } from '#database/statements/contacts/import-changes'
import type { ImportPlan } from '#domain/contacts/plan-import'
import { IMPORT_PORTION } from '#domain/panel-limits'
import { type slugGiver, slugOf } from '#domain/text/slug'
import { notify } from '#hooks/notifications/notify'
import { approvalTexts } from '#texts/moderation/approval'
import { writeImportTrail } from './import-trail'
import { keepTraces, visibleOf } from './keep-traces'

type Added = { req: PayloadRequest; importId: string; ownerId: string; add: ImportPlan['add'] }

/** Gives addresses that neither a stored contact nor an earlier one of the file has. */
export type SlugGiver = ReturnType<typeof slugGiver>

export async function writeAdded({ req, importId, ownerId, add }: Added, giveSlug: SlugGiver) {
  const contacts = add.map((contact) => ({ ...contact, slug: giveSlug(slugOf(contact.name ?? '')) }))
  const added = await insertContacts(req, { contacts, ownerId })
  await keepAdded(req, { importId, ids: added.map(({ id }) => id) })
  await keepTraces(req, { operation: 'create', rows: added, before: new Map() })
  await writeImportTrail(
    req,
    'import',
    added.map((after) => ({ before: null, after })),
  )
}

type Changed = { req: PayloadRequest; importId: string; change: ImportPlan['change'] }

export async function writeChanged({ req, importId, change }: Changed) {
  await keepBefore(req, { importId, ids: change.map(({ stored: { id } }) => id) })
  const contacts = change.map(({ stored: { id }, contact }) => ({ ...contact, id }))
  const updated = await updateContacts(req, contacts)
  const before = new Map(change.map(({ stored }) => [stored.id, visibleOf(req, stored)]))
  await keepTraces(req, { operation: 'update', rows: updated, before })
  await writeImportTrail(
    req,
    'import',
    change.map(({ stored, contact }) => ({
      before: stored,
      after: { ...contact, id: stored.id, approval: 'approved' },
    })),
  )
  for (const { stored, contact } of change) {
    if (stored.approval === 'approved') continue
    await notify({
      req,
      to: stored.owner,
      type: 'item_approved',
      ...approvalTexts.notice({ decision: 'approved', name: contact.name }),
      data: { collection: 'contacts', id: stored.id, slug: stored.slug },
    })
  }
}

/** Calls `write` for everything, a portion after the other. */
export async function inPortions(
  count: number,
  write: (portion: { from: number; to: number }) => Promise<unknown>,
) {
  for (let from = 0; from < count; from += IMPORT_PORTION)
    await write({ from, to: Math.min(count, from + IMPORT_PORTION) })
}
