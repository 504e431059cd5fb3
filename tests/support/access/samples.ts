import { randomUUID } from 'node:crypto'
import { articleInput, newArticle, newCategory, newMedia, pictureForm, shownMedia } from '../factories'
import { signedInMember } from '../members'
import { approvable, hideable, inOpenForumToo, type Sample, stored, under } from './sample'
import {
  apartmentBody,
  contactBody,
  eventBody,
  legalNoticeBody,
  messageBody,
  next,
  serviceBody,
  storeBody,
  text,
} from './sample-bodies'
import {
  ads,
  claimBody,
  documentForm,
  expiredAd,
  hiddenPost,
  hiddenTopic,
  membersPicture,
  newComment,
  newDocument,
  newEvent,
  newForumCategory,
  newPost,
  newService,
  newTopic,
  postedPicture,
  searchBody,
  topicBody,
} from './sample-makers'

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
