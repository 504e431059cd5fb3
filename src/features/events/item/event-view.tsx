import { contactLink, mapLink } from '#domain/contacts/contact-link'
import { closedBecause } from '#domain/events/event-seats'
import { eventStatus } from '#domain/events/event-status'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { eventTexts } from '#texts/events/events'
import { listingTexts } from '#texts/lists/listing'
import { ActionLink, AsideBox } from '../../listing/item/contact-box'
import { FactList } from '../../listing/item/fact-list'
import { ItemPage } from '../../listing/item/item-page'
import { PlainText } from '../../listing/item/plain-text'
import { isFull, seatsOf, type WholeEvent } from '../event'
import { eventJsonLd } from './event-json-ld'
import { EventPicture } from './event-picture'
import { EventStateBadge } from '../event-state'
import { EventTools } from '../own/event-tools'
import { SignUp } from '../sign-up/sign-up'
import { SimilarEvents } from './similar-events'

type Props = { event: WholeEvent; now?: Date }

export function EventView({ event, now = new Date() }: Props) {
  const { id, title, slug, description, date, endsAt, cancelled, category } = event
  const url = itemUrl({ kind: 'events', id, slug })
  return (
    <ItemPage
      list={{ href: routes.events, label: texts.back }}
      title={title}
      category={eventTexts.categories[category]}
      address={url}
      favorite={{ kind: 'events', id, title, url }}
      reported={{ type: 'event', id, name: title }}
      jsonLd={eventJsonLd({ event, siteUrl: env.SITE_URL, now })}
      meta={
        <>
          <EventStateBadge event={{ date, endsAt, cancelled }} rendered={eventStatus(event, now)} />
          <time dateTime={date}>{texts.times(event)}</time>
        </>
      }
      aside={<EventAside event={event} now={now} />}
      similar={<SimilarEvents to={event} />}
    >
      <EventPicture event={event} />
      <PlainText text={description} />
      <EventTools event={{ id, title, cancelled }} />
    </ItemPage>
  )
}

function EventAside({ event, now }: Required<Props>) {
  const { id, title, slug, date, endsAt, cancelled, city, address, organizer, contact, price } = event
  const canBeReached = /[@\d]/.test(contact)
  return (
    <>
      <AsideBox>
        <p className="price text-2xl!">{texts.price(price)}</p>
        <FactList
          facts={[
            { name: texts.seatsLabel, value: texts.seats(seatsOf(event)) },
            { name: texts.where, value: `${address}, ${city}` },
            { name: eventTexts.organizer, value: organizer },
            {
              name: eventTexts.contact,
              value: canBeReached ? (
                <a href={contactLink(contact)} className="touch-area">
                  {contact}
                </a>
              ) : (
                contact
              ),
            },
          ]}
        />
        <div id="sign-up" className="grid scroll-mt-24 gap-3">
          <SignUp
            event={{ id, slug: String(slug), title, date, endsAt, cancelled }}
            renderedClosed={closedBecause(event, now)}
            isFull={isFull(event)}
          />
        </div>
      </AsideBox>
      <AsideBox>
        <div className="grid gap-2.5">
          <ActionLink href={routes.calendarOf(id)} icon="calendar-plus">
            {texts.toCalendar}
          </ActionLink>
          <ActionLink href={mapLink(address, city)} icon="map-pin" external>
            {listingTexts.map}
          </ActionLink>
        </div>
      </AsideBox>
    </>
  )
}
