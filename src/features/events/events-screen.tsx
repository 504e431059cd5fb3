import type { EventFilter } from '#domain/events/event-filters'
import { eventCategories } from '#domain/events/event-input'
import { listAddress } from '#domain/lists/list-address'
import { nameOfCity } from '#domain/places/cities'
import { routes } from '#domain/routes'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { eventTexts } from '#texts/events/events'
import { listingTexts } from '#texts/lists/listing'
import { kindTexts } from '#texts/kinds'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { FilterChips } from '../listing/list/filter-chips'
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
import { AddEvent } from './own/add-event'
import { CalendarLink } from './calendar/calendar-link'
import type { CardEvent } from './event'
import { EventCard } from './card/event-card'
import { OwnEvents } from './own/own-events'

type Props = { filter: EventFilter; found: List<CardEvent> }

const categories = eventCategories.map((value) => ({ value, label: eventTexts.categories[value] }))

export function EventsScreen({ filter, found: { docs, total } }: Props) {
  const { q, category, city, when, page } = filter
  const isFiltered = Boolean(q || category || city)
  const order = when === 'past' ? texts.latestFirst : texts.soonestFirst
  const whole = listAddress(routes.events, { when })
  const address = listAddress(routes.events, { ...filter, page: 1 })
  return (
    <Container>
      <ListHead
        title={when === 'past' ? texts.pastTitle : kindTexts.events.many}
        lead={texts.lead}
        action={<AddEvent label={texts.add} />}
      />
      <OwnEvents title={texts.own} />
      <When filter={filter} />
      <FoldedFilters
        list="events"
        action={routes.events}
        cleared={whole}
        isFiltered={isFiltered}
        kept={{ when }}
        search={<SearchFilter placeholder={texts.searchHint} value={q} />}
        chosen={chosenFilters(routes.events, filter, {
          category: category && eventTexts.categories[category],
          city: nameOfCity(city),
        })}
      >
        <ChoiceFilter filter={filter} name="category" label={eventTexts.category} options={categories} />
        <CityFilter kind="events" value={city} />
      </FoldedFilters>
      <ListCount
        notify={docs.length > 0 || !isFiltered ? <NotifyLink address={address} /> : null}
        aside={q ? listingTexts.bestFirst : order}
      >
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={kindTexts.events.many}>
          {docs.map((event, index) => (
            <EventCard key={event.id} event={event} isFirst={index === 0} />
          ))}
        </CardGrid>
      ) : (
        <NoEvents filter={filter} isFiltered={isFiltered} whole={whole} address={address} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.events, { ...filter, page: to })}
      />
      <CalendarLink />
    </Container>
  )
}

function When({ filter: { q, category, city, when } }: { filter: EventFilter }) {
  const address = (when?: 'past') => listAddress(routes.events, { q, category, city, when })
  const chips = [
    { label: texts.upcoming, href: address(), isOn: when !== 'past' },
    { label: texts.past, href: address('past'), isOn: when === 'past' },
  ]
  return (
    <div className="mb-4">
      <FilterChips label={texts.when} chips={chips} />
    </div>
  )
}

type EmptyProps = { filter: EventFilter; isFiltered: boolean; whole: string; address: string }

function NoEvents({ filter: { q, when }, isFiltered, whole, address }: EmptyProps) {
  if (!isFiltered) {
    return when === 'past' ? (
      <EmptyState icon="calendar-days" title={texts.emptyPast} text={texts.emptyPastText} />
    ) : (
      <EmptyState icon="calendar-plus" title={texts.empty} text={texts.emptyText} />
    )
  }
  return <NoneFound query={q} cleared={whole} notify={<NotifyLink address={address} variant="secondary" />} />
}
