import { getPayload, type Where } from 'payload'
import { cache } from 'react'
import config from '#config'
import { cityFromAddress } from '#domain/places/cities'
import { oneOf } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { contactKinds, type ContactKind } from '#domain/routes'
import { safeHref } from '#domain/web/safe-href'
import { searchText } from '#domain/search/search-words'
import { countList, readList } from '../listing/read-list'
import { readItem } from '../listing/read-item'
import { readSome } from '../listing/read-some'
import { shown, type ShownContact } from './contact'

export type ContactFilter = { filter?: ContactKind; q: string; city?: string; page: number }
type Address = Record<'filter' | 'q' | 'city' | 'page', string | string[] | undefined>

export const contactFilter = ({ filter, q, city, page }: Partial<Address>): ContactFilter => ({
  filter: oneOf(contactKinds, filter),
  q: searchText(q),
  city: cityFromAddress(city)?.id,
  page: pageFromAddress(page),
})

function conditions({ filter, city }: Pick<ContactFilter, 'filter' | 'city'>): Where {
  const asked: Where[] = []
  if (filter) asked.push({ category: { equals: filter } })
  // Whoever enters a contact writes the city as they like.
  if (city) asked.push({ city: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

export const listContacts = (filter: ContactFilter) =>
  readList<ShownContact>({
    kind: 'contacts',
    query: filter.q,
    where: conditions(filter),
    sort: 'name',
    select: shown,
    page: filter.page,
  })

export type ContactCounts = Record<'all' | ContactKind, number>

/** The numbers on the tabs: what each would show with the same search and city. */
export async function countContacts({ q, city }: ContactFilter): Promise<ContactCounts> {
  const count = (filter?: ContactKind) =>
    countList({ kind: 'contacts', query: q, where: conditions({ filter, city }) })
  const [all, doctor, lawyer] = await Promise.all([count(), count('doctor'), count('lawyer')])
  return { all, doctor, lawyer }
}

export const contactBySlug = cache((slug: string) =>
  readItem<ShownContact>({ collection: 'contacts', slug, select: shown }),
)

const SIMILAR = 3

const someContacts = (where: Where) =>
  readSome<ShownContact>({ kind: 'contacts', where, sort: 'name', select: shown, limit: SIMILAR })

/** Of the same kind, from the same city when there are any; without a contact the first of all. */
export async function contactsLike(contact?: ShownContact): Promise<ShownContact[]> {
  if (!contact) return someContacts({})
  const { id, category, city } = contact
  const alike: Where[] = [{ category: { equals: category } }, { id: { not_equals: id } }]
  const inCity = await someContacts({ and: [...alike, { city: { equals: city } }] })
  return inCity.length > 0 ? inCity : someContacts({ and: alike })
}

/** Where donations go; null when the administrators gave no address. */
export async function donationUrl(): Promise<string | null> {
  const payload = await getPayload({ config })
  const site = await payload.findGlobal({
    slug: 'site',
    select: { donationUrl: true },
    overrideAccess: false,
  })
  return safeHref(site.donationUrl)
}
