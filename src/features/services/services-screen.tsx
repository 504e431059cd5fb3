import type { ServiceFilter } from '#domain/services/service-filters'
import { listAddress } from '#domain/lists/list-address'
import { nameOfCity } from '#domain/places/cities'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { serviceCategories } from '#domain/services/service-values'
import { servicePageTexts as texts } from '#texts/services/services'
import { kindTexts } from '#texts/kinds'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { chosenFilters } from '../listing/list/chosen-filters'
import { CityFilter } from '../listing/list/city-filter'
import { ChoiceFilter, SearchFilter } from '../listing/list/filter-fields'
import { FoldedFilters } from '../listing/list/folded-filters'
import { ListCount } from '../listing/list/list-count'
import { ListFoot } from '../listing/list/list-foot'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import { NotifyLink } from '../listing/list/notify-link'
import type { List } from '../listing/list/read-list'
import { AddService } from './add-service'
import { OwnService } from './own-service'

import type { ShownService } from './service'
import { ServiceCard } from './service-card'

type Props = { filter: ServiceFilter; found: List<ShownService> }

export function ServicesScreen({ filter, found: { docs, total } }: Props) {
  const { q, category, city, page } = filter
  const isFiltered = Boolean(q || category || city)
  const address = listAddress(routes.services, { ...filter, page: 1 })
  return (
    <Container>
      <ListHead title={kindTexts.services.many} lead={texts.lead} action={<AddService />} />
      <OwnService />
      <FoldedFilters
        list="services"
        action={routes.services}
        isFiltered={isFiltered}
        search={<SearchFilter placeholder={texts.searchHint} value={q} />}
        chosen={chosenFilters(routes.services, filter, { category, city: nameOfCity(city) })}
      >
        <ChoiceFilter
          filter={filter}
          name="category"
          label={listingTexts.category}
          options={serviceCategories}
        />
        <CityFilter kind="services" value={city} />
      </FoldedFilters>
      <ListCount
        notify={docs.length > 0 || !isFiltered ? <NotifyLink address={address} /> : null}
        aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}
      >
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={kindTexts.services.many}>
          {docs.map((service, index) => (
            <ServiceCard key={service.id} service={service} isFirst={index === 0} />
          ))}
        </CardGrid>
      ) : (
        <NoServices isFiltered={isFiltered} query={q} address={address} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.services, { ...filter, page: to })}
      />
    </Container>
  )
}

type NoneProps = { isFiltered: boolean; query: string; address: string }

function NoServices({ isFiltered, query, address }: NoneProps) {
  if (!isFiltered) return <EmptyState icon="briefcase-business" title={texts.empty} text={texts.emptyText} />
  return (
    <NoneFound
      query={query}
      cleared={routes.services}
      notify={<NotifyLink address={address} variant="secondary" />}
    />
  )
}
