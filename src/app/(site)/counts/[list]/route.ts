import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { contactFilters } from '#domain/contacts/contact-filters'
import { eventFilters } from '#domain/events/event-filters'
import { countedLists, type CountedList } from '#domain/lists/counted-lists'
import { oneOf } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { serviceFilters } from '#domain/services/service-filters'
import { storeFilters } from '#domain/stores/store-filters'
import { apartmentPageTexts } from '#texts/apartments/apartment-pages'
import { contactPageTexts } from '#texts/contacts/contacts'
import { eventPageTexts } from '#texts/events/event-pages'
import { servicePageTexts } from '#texts/services/services'
import { storePageTexts } from '#texts/stores/stores'
import { apartmentsFound } from '../../../../features/apartments/queries'
import { contactsFound } from '../../../../features/contacts/queries'
import { eventsFound } from '../../../../features/events/queries'
import type { Counted } from '../../../../features/listing/list/sheet/use-counted'
import { servicesFound } from '../../../../features/services/queries'
import { storesFound } from '../../../../features/stores/queries'

export const dynamic = 'force-dynamic'

type Parts<Filter> = {
  filters: { read: (address: Address) => Filter }
  found: (filter: Filter) => Promise<number>
  texts: { counted: (count: number) => string }
}

const count =
  <Filter>({ filters, found, texts }: Parts<Filter>) =>
  async (address: Address): Promise<Counted> => {
    const total = await found(filters.read(address))
    return { total, words: texts.counted(total) }
  }

const counts: Record<CountedList, (address: Address) => Promise<Counted>> = {
  apartments: count({ filters: apartmentFilters, found: apartmentsFound, texts: apartmentPageTexts }),
  contacts: count({ filters: contactFilters, found: contactsFound, texts: contactPageTexts }),
  events: count({ filters: eventFilters, found: eventsFound, texts: eventPageTexts }),
  services: count({ filters: serviceFilters, found: servicesFound, texts: servicePageTexts }),
  stores: count({ filters: storeFilters, found: storesFound, texts: storePageTexts }),
}

export async function GET({ url }: Request, { params }: { params: Promise<{ list: string }> }) {
  const list = oneOf(countedLists, (await params).list)
  if (!list) return new Response(null, { status: 404 })
  return Response.json(await counts[list](Object.fromEntries(new URL(url).searchParams)))
}
