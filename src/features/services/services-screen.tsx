import { BriefcaseBusiness } from 'lucide-react'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { serviceCategories } from '#domain/services/service-values'
import { servicePageTexts as texts, serviceTexts } from '#texts/services/services'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { CardGrid } from '../listing/card-grid'
import { ChoiceFilter, CityFilter, SearchFilter } from '../listing/filter-fields'
import { ListCount } from '../listing/list-count'
import { ListFilters } from '../listing/list-filters'
import { ListFoot } from '../listing/list-foot'
import { ListHead } from '../listing/list-head'
import { NoneFound } from '../listing/none-found'
import type { List } from '../listing/read-list'
import { AddService } from './add-service'
import { OwnService } from './own-service'
import type { ServiceFilter } from './queries'
import type { ShownService } from './service'
import { ServiceCard } from './service-card'

type Props = { filter: ServiceFilter; found: List<ShownService> }

export function ServicesScreen({ filter, found: { docs, total } }: Props) {
  const { q, category, city, page } = filter
  const isFiltered = Boolean(q || category || city)
  return (
    <Container>
      <ListHead title={serviceTexts.many} lead={texts.lead} action={<AddService />} />
      <OwnService />
      <ListFilters action={routes.services} isFiltered={isFiltered}>
        <SearchFilter placeholder={texts.searchHint} value={q} />
        <ChoiceFilter
          name="category"
          label={listingTexts.category}
          value={category}
          options={serviceCategories}
        />
        <CityFilter value={city} hasBulgaria />
      </ListFilters>
      <ListCount aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}>
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={serviceTexts.many}>
          {docs.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </CardGrid>
      ) : (
        <NoServices isFiltered={isFiltered} query={q} />
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

function NoServices({ isFiltered, query }: { isFiltered: boolean; query: string }) {
  if (!isFiltered) return <EmptyState icon={BriefcaseBusiness} title={texts.empty} text={texts.emptyText} />
  return <NoneFound query={query} cleared={routes.services} />
}
