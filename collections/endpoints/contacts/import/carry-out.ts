import type { PayloadRequest } from 'payload'
import { announceAll } from '#changes/announce'
import { insertContacts, updateContacts } from '#database/statements/contacts/contact-rows'
import type { ImportPlan, StoredContact } from '#domain/contacts/contact-import'
import { slugGiver, slugOf } from '#domain/text/slug'
import { notify } from '#hooks/notifications/notify'
import { keepEntries } from '#search/keep-entries'
import { approvalTexts } from '#texts/moderation/approval'
import type { Contact } from '#types'
import { contactEntry } from '#collections/search-entries'
import type { SignedIn } from '#collections/endpoints/answers'

type Work = { req: PayloadRequest; user: SignedIn; plan: ImportPlan; stored: StoredContact[] }

/** So many take a hundredth of a second or two; between them others have their turn. */
const WRITTEN_AT_ONCE = 100

/** Writes the plan: everything that the collection's hooks do for one contact, for many of them at once. */
export async function carryOut({ req, user, plan, stored }: Work) {
  const giveSlug = slugGiver(new Set(stored.map(({ slug }) => slug)))
  for (const some of portionsOf(plan.add)) {
    const contacts = some.map((contact) => ({ ...contact, slug: giveSlug(slugOf(contact.name ?? '')) }))
    const added = await insertContacts(req, { contacts, ownerId: user.id })
    await keepEntries(req, { kind: 'contacts', entries: added.map(entryOf) })
    const changes = added.map(({ id, slug }) => ({
      collection,
      documentId: id,
      operation: 'create' as const,
      before: null,
      after: { slug: String(slug) },
    }))
    await announceAll({ req, changes })
  }
  for (const some of portionsOf(plan.change)) {
    const contacts = some.map(({ stored: { id }, contact }) => ({ ...contact, id }))
    const updated = await updateContacts(req, contacts)
    await keepEntries(req, { kind: 'contacts', entries: updated.map(entryOf) })
    const changes = some.map(({ stored: { id, slug, listed } }) => ({
      collection,
      documentId: id,
      operation: 'update' as const,
      before: listed ? { slug: String(slug) } : null,
      after: { slug: String(slug) },
    }))
    await announceAll({ req, changes })
  }
  await tellOwners(req, plan)
}

const collection = 'contacts'
const entryOf = (row: { id: string }) => ({ id: row.id, entry: contactEntry(row as Contact) })

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += WRITTEN_AT_ONCE) yield items.slice(at, at + WRITTEN_AT_ONCE)
}

/** Whoever waited for a decision hears of it. */
async function tellOwners(req: PayloadRequest, { change }: ImportPlan) {
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
