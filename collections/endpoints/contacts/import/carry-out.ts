import type { PayloadRequest } from 'payload'
import { announceAll } from '#changes/announce'
import { insertContacts, updateContacts } from '#database/statements/contacts/contact-rows'
import type { ImportPlan, StoredContact } from '#domain/contacts/contact-import'
import { slugGiver, slugOf } from '#domain/text/slug'
import { notify } from '#hooks/notifications/notify'
import { keepEntries } from '#search/keep-entries'
import { approvalTexts } from '#texts/moderation/approval'
import type { SignedIn } from '#collections/endpoints/answers'

type Work = { req: PayloadRequest; user: SignedIn; plan: ImportPlan; stored: StoredContact[] }

/** One batch takes 10 to 20 ms; other requests run in between. */
const WRITTEN_AT_ONCE = 100

export async function carryOut({ req, user, plan, stored }: Work) {
  const { announcement, searchEntryOf } = req.payload.collections.contacts.config.custom
  const entryOf = (row: { id: string }) => ({ id: row.id, entry: searchEntryOf(row) })
  const giveSlug = slugGiver(new Set(stored.map(({ slug }) => slug)))
  for (const some of portionsOf(plan.add)) {
    const contacts = some.map((contact) => ({ ...contact, slug: giveSlug(slugOf(contact.name ?? '')) }))
    const added = await insertContacts(req, { contacts, ownerId: user.id })
    await keepEntries(req, { kind: 'contacts', entries: added.map(entryOf) })
    const changes = added.map((row) => ({
      collection,
      documentId: row.id,
      operation: 'create' as const,
      before: null,
      after: announcement.visibleOf(row),
    }))
    await announceAll({ req, changes })
  }
  for (const some of portionsOf(plan.change)) {
    const contacts = some.map(({ stored: { id }, contact }) => ({ ...contact, id }))
    const updated = await updateContacts(req, contacts)
    await keepEntries(req, { kind: 'contacts', entries: updated.map(entryOf) })
    const before = new Map(some.map(({ stored }) => [stored.id, announcement.visibleOf(stored)]))
    const changes = updated.map((row) => ({
      collection,
      documentId: row.id,
      operation: 'update' as const,
      before: before.get(row.id) ?? null,
      after: announcement.visibleOf(row),
    }))
    await announceAll({ req, changes })
  }
  await notifyOwners(req, plan)
}

const collection = 'contacts'

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += WRITTEN_AT_ONCE) yield items.slice(at, at + WRITTEN_AT_ONCE)
}

async function notifyOwners(req: PayloadRequest, { change }: ImportPlan) {
  for (const { stored, contact } of change.filter((one) => one.stored.approval !== 'approved')) {
    await notify({
      req,
      to: stored.owner,
      type: 'item_approved',
      ...approvalTexts.notice({ decision: 'approved', name: contact.name }),
      data: { collection: 'contacts', id: stored.id, slug: stored.slug },
    })
  }
}
