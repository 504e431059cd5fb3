import { getPayload, type Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import type { ContactFilter } from '#domain/contacts/contact-filters'
import config from '#config'
import type { ContactKind } from '#domain/routes'
import { safeHref } from '#domain/web/safe-href'
import { countList, readList } from '../listing/list/read-list'
import { readItem } from '../listing/item/read-item'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownContact } from './contact'

type Asked = Pick<ContactFilter, 'filter' | 'q' | 'city'>

function conditions({ filter, city }: Asked): Where {
  const asked: Where[] = []
  if (filter) asked.push({ category: { equals: filter } })
  // Cities are stored as typed.
  if (city) asked.push({ city: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

const question = (filter: Asked) =>
  ({ kind: 'contacts', query: filter.q, where: conditions(filter) }) as const

export const listContacts = (filter: ContactFilter) =>
  readList<ShownContact>({
    ...question(filter),
    sort: 'name',
    select: shown,
    page: filter.page,
  })

export const contactsFound = (filter: Asked) => countList(question(filter))

export type ContactCounts = Record<'all' | ContactKind, number>

/** What each tab would show with the same search and city. */
export async function countContacts({ q, city }: ContactFilter): Promise<ContactCounts> {
  const count = (filter?: ContactKind) => contactsFound({ filter, q, city })
  const [all, doctor, lawyer] = await Promise.all([count(), count('doctor'), count('lawyer')])
  return { all, doctor, lawyer }
}

export const contactBySlug = cache((slug: string) =>
  readItem<ShownContact>({ collection: 'contacts', slug, select: shown }),
)

const SIMILAR = 3

const someContacts = (where: Where) =>
  readSome<ShownContact>({ kind: 'contacts', where, sort: 'name', select: shown, limit: SIMILAR })

/** Same kind, and same city if there are any; without a contact the first of all. */
export async function contactsLike(contact?: ShownContact): Promise<ShownContact[]> {
  if (!contact) return someContacts({})
  const { id, category, city } = contact
  const alike: Where[] = [{ category: { equals: category } }, { id: { not_equals: id } }]
  const inCity = await someContacts({ and: [...alike, { city: { equals: city } }] })
  return inCity.length > 0 ? inCity : someContacts({ and: alike })
}

export async function donationUrl(): Promise<string | null> {
  const payload = await getPayload({ config })
  const site = await payload.findGlobal({
    slug: 'site',
    select: { donationUrl: true },
    overrideAccess: false,
  })
  return safeHref(site.donationUrl)
}
