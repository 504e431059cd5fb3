import { randomUUID } from 'node:crypto'
import { articleInput, newArticle, newCategory, newMedia, pictureForm, shownMedia } from '../factories'
import { signedInMember } from '../members'
import { getTestPayload, rest, upload } from '../rest'
import { expireIn } from '../small-ads'
import { approvable, hideable, inOpenForumToo, type Owner, type Sample, stored, under } from './sample'
import {
  adBody,
  apartmentBody,
  contactBody,
  eventBody,
  messageBody,
  next,
  legalNoticeBody,
  serviceBody,
  storeBody,
  text,
} from './sample-bodies'

const newEvent = async () => (await stored('events', eventBody())).id
const newForumCategory = async () =>
  (await stored('forum-categories', { name: text('Раздел'), description: 'За всичко.', isActive: true })).id
const topicBody = async () => ({ title: text('Въпрос'), category: await newForumCategory() })
const newTopic = async () => (await stored('forum-topics', await topicBody())).id
const newComment = async () =>
  (await stored('forum-comments', { topic: await newTopic(), content: 'Отговор' })).id
const newPost = async () => (await stored('posts', { content: text('Здравейте') })).id
const hiddenTopic = async () => (await stored('forum-topics', { ...(await topicBody()), hidden: true })).id
const hiddenPost = async () => (await stored('posts', { content: text('Здравейте'), hidden: true })).id
const newService = async (): Promise<string> => {
  const { id } = await signedInMember()
  return (await stored('services', { ...serviceBody(), owner: id })).id
}

const searchBody = () => ({
  name: 'Магазин',
  address: `/stores?q=${next()}`,
  rhythm: 'daily',
  onSite: true,
})

const claimBody = () => ({
  kind: 'claim',
  itemKind: 'stores',
  itemId: randomUUID(),
  name: text('Магазин'),
  message: 'Аз съм собственикът.',
})

const documentForm = () =>
  upload({ bytes: Buffer.from(text('Списък')), name: 'spisak.txt', type: 'text/plain' }, { name: 'Списък' })

async function newDocument({ id: owner }: Owner, extra: Record<string, unknown> = {}) {
  const data = Buffer.from(text('Списък'))
  const file = { data, name: 'spisak.txt', mimetype: 'text/plain', size: data.length }
  const payload = await getTestPayload()
  const doc = await payload.create({
    collection: 'documents',
    data: { name: 'Списък', owner, ...extra } as never,
    file,
  })
  return { id: String(doc.id) }
}

const ads = hideable('small-ads', adBody, { price: '20 EUR' })

async function expiredAd(owner: Owner) {
  const ad = await ads.make(owner)
  await expireIn(ad.id, -1)
  return ad
}

async function membersPicture({ headers }: Owner) {
  const { data } = await rest('POST', '/media', { headers, body: await pictureForm({ purpose: 'post' }) })
  return { id: String(data.doc.id) }
}

const postedPicture = (extra: Record<string, unknown> = {}) => ({
  make: async (owner: Owner) => {
    const image = await membersPicture(owner)
    await stored('posts', { content: text('Здравейте'), owner: owner.id, image: image.id, ...extra })
    return image
  },
  input: () => pictureForm({ purpose: 'post' }),
})

export const samples: Record<string, Sample> = {
  'admin-messages': {
    make: ({ id }) =>
      stored('admin-messages', {
        ...messageBody(),
        owner: id,
        name: 'Калоян Вълчев',
        email: 'k@example.org',
      }),
    input: messageBody,
    change: () => ({ status: 'read' }),
  },
  apartments: approvable('apartments', apartmentBody, { rooms: 3 }),
  articles: {
    make: () => newArticle(),
    states: { draft: { make: () => newArticle({ _status: 'draft' }) } },
    input: () => articleInput(),
    change: () => ({ author: 'Редакция' }),
  },
  'article-categories': {
    make: () => newCategory(),
    input: () => ({ name: text('Раздел') }),
    change: () => ({ description: 'Друго описание' }),
  },
  synonyms: {
    make: () => stored('synonyms', { phrases: 'дюнер, döner kebab' }),
    input: () => ({ phrases: 'баничка, Blätterteig' }),
    change: () => ({ phrases: 'дюнер, Döner, дюнерджийница' }),
  },
  blocks: {
    make: async ({ id }) => stored('blocks', { member: (await signedInMember()).id, owner: id }),
    input: async () => ({ member: (await signedInMember()).id, note: 'Спам' }),
    change: () => ({ note: 'Друго' }),
  },
  'saved-searches': {
    make: ({ id }) => stored('saved-searches', { ...searchBody(), owner: id }),
    input: () => searchBody(),
    change: () => ({ name: 'Друго име' }),
  },
  contacts: approvable('contacts', contactBody, { specialty: 'Кардиолог' }),
  'directory-requests': {
    make: ({ id }) => stored('directory-requests', { ...claimBody(), owner: id }),
    input: claimBody,
    change: () => ({ note: 'Видяно' }),
  },
  documents: {
    make: (owner) => newDocument(owner),
    states: { hidden: { make: (owner) => newDocument(owner, { hidden: true }) } },
    input: documentForm,
    change: () => ({ description: 'За всички' }),
  },
  embassies: {
    make: () => stored('embassies', { name: text('Консулство'), type: 'consulate', city: 'Бон' }),
    input: () => ({ name: text('Консулство'), type: 'consulate', city: 'Бон' }),
    change: () => ({ city: 'Кьолн' }),
  },
  'event-registrations': {
    make: async ({ id }) => stored('event-registrations', { event: await newEvent(), owner: id }),
    input: async () => ({ event: await newEvent() }),
    change: async () => ({ event: await newEvent() }),
  },
  events: hideable('events', eventBody, { price: '5 EUR' }),
  favorites: {
    make: async ({ id }) =>
      stored('favorites', { itemType: 'services', itemId: await newService(), owner: id }),
    input: async () => ({ itemType: 'services', itemId: await newService() }),
    change: async () => ({ itemId: await newService() }),
  },
  'forum-categories': {
    make: async () => ({ id: await newForumCategory() }),
    input: () => ({ name: text('Раздел'), description: 'За всичко.' }),
    change: () => ({ description: 'Друго' }),
  },
  'forum-comment-likes': inOpenForumToo({
    make: async ({ id }) => stored('forum-comment-likes', { comment: await newComment(), owner: id }),
    input: async () => ({ comment: await newComment() }),
    change: async () => ({ comment: await newComment() }),
  }),
  'forum-comments': inOpenForumToo(
    under(
      hideable('forum-comments', async () => ({ topic: await newTopic(), content: 'Отговор' }), {
        content: 'Друг отговор',
      }),
      'forum-comments',
      async () => ({ topic: await hiddenTopic(), content: 'Отговор' }),
    ),
  ),
  'forum-topic-likes': inOpenForumToo({
    make: async ({ id }) => stored('forum-topic-likes', { topic: await newTopic(), owner: id }),
    input: async () => ({ topic: await newTopic() }),
    change: async () => ({ topic: await newTopic() }),
  }),
  'forum-topics': inOpenForumToo(hideable('forum-topics', topicBody, { title: 'Друг въпрос' })),
  media: {
    make: () => shownMedia(),
    input: () => pictureForm(),
    change: () => ({ caption: 'Друг надпис' }),
    states: {
      'in the library': { make: () => newMedia() },
      'of a draft': { make: () => shownMedia({}, { _status: 'draft' }) },
      'of a member': postedPicture(),
      'of a member, not used yet': { make: membersPicture, input: () => pictureForm({ purpose: 'post' }) },
      'of a member, hidden': postedPicture({ hidden: true }),
    },
  },
  notices: {
    make: () => stored('notices', legalNoticeBody()),
    input: legalNoticeBody,
    change: () => ({ note: 'Видяно' }),
  },
  notifications: {
    make: ({ id }) =>
      stored('notifications', {
        owner: id,
        type: 'admin_reply',
        title: 'Отговор',
        message: 'Имате отговор.',
      }),
    input: () => ({ type: 'admin_reply', title: 'Отговор', message: 'Имате отговор.' }),
    change: () => ({ read: true }),
  },
  'post-comments': under(
    hideable('post-comments', async () => ({ post: await newPost(), content: 'Коментар' }), {
      content: 'Друг коментар',
    }),
    'post-comments',
    async () => ({ post: await hiddenPost(), content: 'Коментар' }),
  ),
  'post-likes': {
    make: async ({ id }) => stored('post-likes', { post: await newPost(), owner: id }),
    input: async () => ({ post: await newPost() }),
    change: async () => ({ post: await newPost() }),
  },
  posts: hideable('posts', () => ({ content: text('Здравейте') }), { content: 'Довиждане' }),
  reports: {
    make: async ({ id }) =>
      stored('reports', { itemType: 'service', itemId: await newService(), reason: 'Спам', owner: id }),
    input: async () => ({ itemType: 'service', itemId: await newService(), reason: 'Спам' }),
    change: () => ({ note: 'Видяно' }),
  },
  revisions: {
    make: ({ id }) =>
      stored('revisions', { kind: 'posts', itemId: randomUUID(), content: 'Здр.', author: id }),
    input: () => ({ kind: 'posts', itemId: randomUUID(), content: 'Здр.' }),
    change: () => ({ content: 'Здравейте' }),
  },
  services: approvable('services', serviceBody, { price: '35 € на страница' }),
  'small-ads': {
    ...ads,
    states: { ...ads.states, expired: { make: expiredAd } },
  },
  statements: {
    make: ({ id }) =>
      stored('statements', {
        itemType: 'service',
        itemId: randomUUID(),
        itemTitle: 'Ремонт на бани',
        action: 'hide',
        source: 'report',
        facts: 'Измама',
        ground: 'Общи условия',
        appealState: 'none',
        owner: id,
      }),
    input: () => ({ itemType: 'service', itemId: randomUUID(), facts: 'Измама' }),
    change: () => ({ facts: 'Друго' }),
  },
  stores: approvable('stores', storeBody, { hours: '10–20' }),
  trail: {
    make: ({ id }) =>
      stored('trail', { action: 'update', subject: 'posts', documentId: randomUUID(), member: id }),
    input: () => ({ action: 'update', subject: 'posts', documentId: randomUUID() }),
    change: () => ({ reason: 'Друга причина' }),
  },
  users: {
    make: async ({ id }) => ({ id }),
    input: () => ({ fullName: 'Нов Член', email: `nov-${next()}@example.org`, password: 'parola-za-test' }),
    change: () => ({ city: 'Кил' }),
  },
}
