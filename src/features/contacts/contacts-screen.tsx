import type { ContactFilter } from '#domain/contacts/contact-filters'
import { listAddress } from '#domain/lists/list-address'
import { nameOfCity } from '#domain/places/cities'
import { contactKinds, routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { listingTexts } from '#texts/lists/listing'
import { kindTexts } from '#texts/kinds'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { chosenFilters } from '../listing/list/chosen-filters'
import { CityFilter } from '../listing/list/city-filter'
import { SearchFilter } from '../listing/list/filter-fields'
import { FoldedFilters } from '../listing/list/folded-filters'
import { FilterTabs } from '../listing/list/filter-tabs'
import { ListCount } from '../listing/list/list-count'
import { ListFoot } from '../listing/list/list-foot'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import type { List } from '../listing/list/read-list'
import type { ShownContact } from './contact'
import { ContactCard } from './contact-card'
import { Donation } from './donation'
import type { ContactCounts } from './queries'
import { SavedLink } from './saved-link'

type Props = {
  filter: ContactFilter
  found: List<ShownContact>
  counts: ContactCounts
  donationUrl: string | null
}

export function ContactsScreen({ filter, found: { docs, total }, counts, donationUrl }: Props) {
  const { q, city, page } = filter
  const isFiltered = Boolean(q || city)
  const unfiltered = listAddress(routes.contacts, { filter: filter.filter })
  return (
    <Container>
      <ListHead title={kindTexts.contacts.many} lead={texts.lead} action={<SavedLink />} />
      <FilterTabs label={texts.tabs} tabs={tabsOf(filter, counts)} />
      <FoldedFilters
        list="contacts"
        action={routes.contacts}
        cleared={unfiltered}
        isFiltered={isFiltered}
        kept={{ filter: filter.filter }}
        search={<SearchFilter label={texts.searchLabel} placeholder={texts.searchHint} value={q} />}
        chosen={chosenFilters(routes.contacts, filter, { city: nameOfCity(city) })}
      >
        <CityFilter kind="contacts" value={city} />
      </FoldedFilters>
      <ListCount aside={q ? listingTexts.bestFirst : listingTexts.byName}>{texts.counted(total)}</ListCount>
      {docs.length > 0 ? (
        <CardGrid label={kindTexts.contacts.many}>
          {docs.map((contact) => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </CardGrid>
      ) : (
        <NoContacts isFiltered={isFiltered} query={q} cleared={unfiltered} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.contacts, { ...filter, page: to })}
      />
      {donationUrl ? <Donation href={donationUrl} /> : null}
    </Container>
  )
}

const tabsOf = ({ filter: shown, q, city }: ContactFilter, counts: ContactCounts) => [
  {
    label: texts.all,
    href: listAddress(routes.contacts, { q, city }),
    isOn: !shown,
    count: counts.all,
  },
  ...contactKinds.map((filter) => ({
    label: texts.kinds[filter].tab,
    href: listAddress(routes.contacts, { filter, q, city }),
    isOn: shown === filter,
    count: counts[filter],
  })),
]

type NoneProps = { isFiltered: boolean; query: string; cleared: string }

function NoContacts({ isFiltered, query, cleared }: NoneProps) {
  if (!isFiltered) return <EmptyState icon="stethoscope" title={texts.empty} text={texts.emptyText} />
  return <NoneFound query={query} cleared={cleared} />
}
