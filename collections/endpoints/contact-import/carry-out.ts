import type { PayloadRequest } from 'payload'
import { announceAll } from '#changes/announce'
import { insertContacts, updateContacts } from '#database/contact-rows'
import type { ImportPlan, StoredContact } from '#domain/contact-import'
import { slugify, uniqueSlug } from '#domain/slug'
import { notify } from '#hooks/notify'
import { keepEntries } from '#search/keep-entries'
import { approvalTexts } from '#texts/approval'
import type { Contact } from '#types'
import { contactEntry } from '../../search-entries'
import type { SignedIn } from '../answers'

type Work = { req: PayloadRequest; user: SignedIn; plan: ImportPlan; stored: StoredContact[] }

/** Writes the plan: everything that the collection's hooks do for one contact, for all of them at once. */
export async function carryOut({ req, user, plan, stored }: Work) {
  const taken = new Set(stored.map(({ slug }) => slug))
  const contacts = plan.add.map((contact) => ({ ...contact, slug: freeSlug(contact.name ?? '', taken) }))
  const added = await insertContacts(req, { contacts, ownerId: user.id })
  const changed = plan.change.map(({ stored: { id }, contact }) => ({ ...contact, id }))
  const updated = await updateContacts(req, changed)
  const entries = [...added, ...updated].map((row) => ({ id: row.id, entry: contactEntry(row as Contact) }))
  await keepEntries(req, { kind: 'contacts', entries })
  const collection = 'contacts'
  await announceAll({
    req,
    changes: [
      ...added.map(({ id, slug }) => ({
        collection,
        documentId: id,
        operation: 'create' as const,
        before: null,
        after: { slug: String(slug) },
      })),
      ...plan.change.map(({ stored: { id, slug, listed } }) => ({
        collection,
        documentId: id,
        operation: 'update' as const,
        before: listed ? { slug: String(slug) } : null,
        after: { slug: String(slug) },
      })),
    ],
  })
  await tellOwners(req, plan)
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

function freeSlug(name: string, taken: Set<string | null>): string {
  const slug = uniqueSlug(slugify(name) || 'nova', (candidate) => taken.has(candidate))
  taken.add(slug)
  return slug
}
