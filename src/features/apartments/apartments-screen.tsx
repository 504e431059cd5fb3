import type { ApartmentFilter } from '#domain/apartments/apartment-filters'
import { listAddress } from '#domain/lists/list-address'
import { pagesOf } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { apartmentTexts } from '#texts/apartments/apartments'
import { listingTexts } from '#texts/lists/listing'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { ListCount } from '../listing/list/list-count'
import { ListFoot } from '../listing/list/list-foot'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import { NotifyLink } from '../listing/list/notify-link'
import type { List } from '../listing/list/read-list'
import { AddApartment } from './add-apartment'
import { AddApartmentCard } from './add-apartment-card'
import type { ShownApartment } from './apartment'
import { ApartmentCard } from './apartment-card'
import { ApartmentFilters } from './apartment-filters'
import { OwnApartment } from './own-apartment'

import { ScamWarning } from './scam-warning'

type Props = { filter: ApartmentFilter; found: List<ShownApartment> }

export function ApartmentsScreen({ filter, found: { docs, total } }: Props) {
  const { q, page, ...others } = filter
  const isFiltered = Boolean(q) || Object.values(others).some(Boolean)
  const isLastPage = page >= pagesOf(total)
  const address = listAddress(routes.apartments, { ...filter, page: 1 })
  return (
    <Container>
      <ListHead title={apartmentTexts.many} lead={texts.lead} action={<AddApartment />} />
      <ScamWarning className="mb-5" />
      <OwnApartment />
      <ApartmentFilters filter={filter} isFiltered={isFiltered} />
      <ListCount
        notify={docs.length > 0 || !isFiltered ? <NotifyLink address={address} /> : null}
        aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}
      >
        {isFiltered ? texts.found(total, q) : texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={apartmentTexts.many}>
          {docs.map((apartment, index) => (
            <ApartmentCard key={apartment.id} apartment={apartment} isFirst={index === 0} />
          ))}
          {isLastPage ? <AddApartmentCard /> : null}
        </CardGrid>
      ) : (
        <NoApartments isFiltered={isFiltered} query={q} address={address} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.apartments, { ...filter, page: to })}
      />
    </Container>
  )
}

type NoneProps = { isFiltered: boolean; query: string; address: string }

function NoApartments({ isFiltered, query, address }: NoneProps) {
  if (!isFiltered) return <EmptyState icon="building-2" title={texts.empty} text={texts.emptyText} />
  return (
    <NoneFound
      query={query}
      cleared={routes.apartments}
      title={texts.noneFound}
      notify={<NotifyLink address={address} variant="secondary" />}
    />
  )
}
