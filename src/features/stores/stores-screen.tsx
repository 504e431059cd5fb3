import type { StoreFilter } from '#domain/stores/store-filters'
import { listAddress } from '#domain/lists/list-address'
import { nameOfCity } from '#domain/places/cities'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { storeTypes } from '#domain/stores/store-values'
import { storePageTexts as texts, storeTexts } from '#texts/stores/stores'
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
import { AddStore } from './add-store'
import { OwnStores } from './own-stores'

import type { ShownStore } from './store'
import { StoreCard } from './store-card'

type Props = { filter: StoreFilter; found: List<ShownStore> }

export function StoresScreen({ filter, found: { docs, total } }: Props) {
  const { q, type, city, page } = filter
  const isFiltered = Boolean(q || type || city)
  const address = listAddress(routes.stores, { ...filter, page: 1 })
  return (
    <Container>
      <ListHead title={storeTexts.many} lead={texts.lead} action={<AddStore />} />
      <OwnStores />
      <FoldedFilters
        list="stores"
        action={routes.stores}
        isFiltered={isFiltered}
        search={<SearchFilter placeholder={texts.searchHint} value={q} />}
        chosen={chosenFilters(routes.stores, filter, { type, city: nameOfCity(city) })}
      >
        <ChoiceFilter filter={filter} name="type" label={storeTexts.type} options={storeTypes} />
        <CityFilter kind="stores" value={city} />
      </FoldedFilters>
      <ListCount
        notify={docs.length > 0 || !isFiltered ? <NotifyLink address={address} /> : null}
        aside={q ? listingTexts.bestFirst : texts.byName}
      >
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={storeTexts.many}>
          {docs.map((store, index) => (
            <StoreCard key={store.id} store={store} isFirst={index === 0} />
          ))}
        </CardGrid>
      ) : (
        <NoStores isFiltered={isFiltered} query={q} address={address} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.stores, { ...filter, page: to })}
      />
      <CallToAction />
    </Container>
  )
}

type NoneProps = { isFiltered: boolean; query: string; address: string }

function NoStores({ isFiltered, query, address }: NoneProps) {
  if (!isFiltered) return <EmptyState icon="store" title={texts.empty} text={texts.emptyText} />
  return (
    <NoneFound
      query={query}
      cleared={routes.stores}
      notify={<NotifyLink address={address} variant="secondary" />}
    />
  )
}

const CallToAction = () => (
  <section
    aria-labelledby="suggest"
    className="mt-section flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-primary-soft p-5 md:p-6"
  >
    <div className="grid min-w-0 flex-[1_1_320px] gap-1.5">
      <h2 id="suggest" className="type-section">
        {texts.callTitle}
      </h2>
      <p>{texts.callText}</p>
    </div>
    <AddStore look={{ variant: 'secondary' }} />
  </section>
)
