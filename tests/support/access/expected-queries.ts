/** Stated independently of the collections. */
type Queries = { filters?: Record<string, string>; orders?: string }

const is = 'equals'
const oneOf = 'equals in'
const upTo = 'less_than_equal'
const range = 'less_than_equal greater_than_equal'
const span = 'less_than less_than_equal greater_than greater_than_equal'
const byAge = 'createdAt -createdAt'
const newest = '-createdAt'

export const expectedQueries: Record<string, Queries> = {
  'admin-messages': { filters: { status: is }, orders: newest },
  apartments: {
    filters: {
      slug: is,
      adType: oneOf,
      city: oneOf,
      price: range,
      rooms: range,
      area: range,
      furnished: is,
      petsAllowed: is,
      registrationPossible: is,
      availableFrom: upTo,
    },
    orders: `${byAge} price -price`,
  },
  'article-categories': { orders: 'name -name' },
  articles: {
    filters: { slug: is, previousSlugs: 'in', category: oneOf, publishedAt: span },
    orders: 'publishedAt -publishedAt',
  },
  contacts: {
    filters: { slug: is, category: oneOf, city: oneOf, specialty: oneOf },
    orders: `name -name ${byAge}`,
  },
  blocks: { orders: newest },
  documents: { filters: { mimeType: oneOf }, orders: `${byAge} name -name` },
  embassies: { filters: { type: is, isHonorary: is, states: 'in' }, orders: 'name -name' },
  'event-registrations': { filters: { event: oneOf }, orders: byAge },
  events: {
    filters: { slug: is, category: oneOf, city: oneOf, status: oneOf, date: span, endsAt: span },
    orders: `date -date ${byAge} title -title`,
  },
  favorites: { filters: { itemType: oneOf }, orders: newest },
  'forum-categories': { filters: { isActive: is }, orders: 'name -name order' },
  'forum-comment-likes': { filters: { comment: oneOf }, orders: newest },
  'forum-comments': { filters: { topic: is, createdAt: 'greater_than' }, orders: byAge },
  'forum-topic-likes': { filters: { topic: oneOf }, orders: newest },
  'forum-topics': {
    filters: { slug: is, category: oneOf, owner: is, isPinned: is },
    orders: `-isPinned,-lastActivityAt -lastActivityAt ${newest} -repliesCount -viewsCount -likesCount`,
  },
  notices: {},
  notifications: { filters: { read: is }, orders: newest },
  'post-comments': { filters: { post: oneOf, createdAt: 'greater_than' }, orders: byAge },
  'post-likes': { filters: { post: oneOf }, orders: newest },
  posts: { filters: { owner: is, createdAt: 'less_than greater_than' }, orders: byAge },
  reports: { filters: { status: is, itemType: is, itemId: is }, orders: newest },
  statements: {},
  'saved-searches': { orders: newest },
  services: { filters: { slug: is, category: oneOf, location: oneOf }, orders: `${byAge} title -title` },
  'small-ads': {
    filters: {
      category: oneOf,
      city: oneOf,
      carMake: oneOf,
      carFuelType: oneOf,
      carTransmission: oneOf,
      carCondition: oneOf,
      carYear: range,
      carMileage: range,
      expiresAt: 'greater_than',
    },
    orders: `publishedAt -publishedAt ${byAge} expiresAt -expiresAt`,
  },
  stores: { filters: { slug: is, type: oneOf, city: oneOf, category: oneOf }, orders: `name -name ${byAge}` },
  users: {},
}

export const filtersOf = (slug: string) =>
  Object.entries(expectedQueries[slug]?.filters ?? {}).map(([field, operators]) => ({
    field,
    operators: operators.split(' '),
  }))

export const ordersOf = (slug: string) => expectedQueries[slug]?.orders?.split(' ') ?? []
