import { itemUrl } from '#domain/kinds'
import type { EntryOf } from '#hooks/search/search-entry'
import { landName } from '#texts/embassies/embassies'
import type {
  Apartment,
  Contact,
  Document,
  Embassy,
  Event,
  ForumTopic,
  Post,
  Service,
  SmallAd,
  Store,
} from '#types'

/**
 * What the search shows and looks through of each kind. Contact details are for members, so they are in
 * none. Null: not to be found. The same as the rules of reading in `access/table.ts`.
 */
export const contactEntry: EntryOf<Contact> = ({
  id,
  slug,
  listed,
  name,
  city,
  specialty,
  category,
  address,
}) =>
  listed
    ? {
        title: name,
        url: itemUrl({ kind: 'contacts', id, slug }),
        text: specialty,
        body: address,
        city,
        keywords: [specialty],
        tags: [`category:${category}`],
      }
    : null

export const serviceEntry: EntryOf<Service> = ({
  id,
  slug,
  listed,
  title,
  description,
  category,
  provider,
  location,
}) =>
  listed
    ? {
        title,
        url: itemUrl({ kind: 'services', id, slug }),
        text: description,
        body: provider,
        city: location,
        keywords: [category],
        tags: [`category:${category}`],
      }
    : null

export const storeEntry: EntryOf<Store> = ({
  id,
  slug,
  listed,
  name,
  type,
  category,
  address,
  description,
  city,
}) =>
  listed
    ? {
        title: name,
        url: itemUrl({ kind: 'stores', id, slug }),
        text: description || category,
        body: address,
        city,
        keywords: [type, category],
        tags: [`type:${type}`],
      }
    : null

export const eventEntry: EntryOf<Event> = ({
  id,
  slug,
  hidden,
  title,
  description,
  category,
  organizer,
  address,
  city,
}) =>
  hidden
    ? null
    : {
        title,
        url: itemUrl({ kind: 'events', id, slug }),
        text: description,
        body: `${organizer} ${address}`,
        city,
        tags: [`category:${category}`],
      }

export const apartmentEntry: EntryOf<Apartment> = ({
  id,
  slug,
  listed,
  title,
  description,
  address,
  city,
  adType,
}) =>
  listed
    ? {
        title,
        url: itemUrl({ kind: 'apartments', id, slug }),
        text: description,
        body: address,
        city,
        tags: [`adType:${adType}`],
      }
    : null

export const smallAdEntry: EntryOf<SmallAd> = (ad) => {
  const { id, slug, hidden, title, description, category, city, carMake, carModel, publishedAt, expiresAt } =
    ad
  if (hidden) return null
  const url = itemUrl({ kind: 'small-ads', id, slug })
  const keywords = [category, carMake, carModel]
  return {
    title,
    url,
    text: description,
    city,
    keywords,
    tags: [`category:${category}`],
    startsAt: publishedAt,
    expiresAt,
  }
}

export const documentEntry: EntryOf<Document> = ({ id, slug, hidden, name, description }) =>
  hidden ? null : { title: name, url: itemUrl({ kind: 'documents', id, slug }), text: description }

/** Also by the Länder that it serves, as they are called in both languages. */
export const embassyEntry: EntryOf<Embassy> = ({
  id,
  slug,
  name,
  type,
  address,
  services,
  states,
  city,
}) => ({
  title: name,
  url: itemUrl({ kind: 'embassies', id, slug }),
  text: address,
  body: [...(services ?? []), ...(states ?? []).map(landName)].join(' '),
  city,
  tags: [`type:${type}`],
})

export const topicEntry: EntryOf<ForumTopic> = ({ id, hidden, title, content, category }) =>
  hidden
    ? null
    : {
        title,
        url: itemUrl({ kind: 'forum-topics', id }),
        text: content,
        keywords: [typeof category === 'object' ? category?.name : null],
      }

export const postEntry: EntryOf<Post> = ({ id, hidden, content }) =>
  hidden ? null : { title: firstWords(content), url: itemUrl({ kind: 'posts', id }), text: content }

const firstWords = (content: string) => content.split(/\s+/).slice(0, 8).join(' ')
