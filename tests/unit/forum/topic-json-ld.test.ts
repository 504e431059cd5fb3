import { expect, it } from 'vitest'
import type { TopicComment } from '#domain/forum/shown-topics'
import type { ShownTopic } from '../../../src/features/forum/topic/topic'
import { topicBreadcrumbs } from '../../../src/features/forum/topic/topic-breadcrumbs'
import { topicJsonLd } from '../../../src/features/forum/topic/topic-json-ld'

const ani = { id: 'a', name: 'Ани Петрова', role: 'user' as const, city: 'Кьолн', avatar: null }
const moment = '2026-11-20T10:00:00.000Z'

const topic: ShownTopic = {
  id: 't',
  place: { category: 'parvi-stapki', slug: 'anmeldung' },
  category: { id: 'c', name: 'Първи стъпки' },
  title: 'Anmeldung без договор?',
  text: 'Става ли?',
  html: '<p>Става ли?</p>',
  author: ani,
  createdAt: moment,
  editedAt: null,
  lastActivityAt: moment,
  isPinned: false,
  isHot: false,
  isLocked: false,
  isHeld: false,
  repliesCount: 2,
  viewsCount: 9,
  likesCount: 1,
  acceptedId: null,
}
const comment = (id: string, given: Partial<TopicComment> = {}): TopicComment => ({
  id,
  author: ani,
  html: '<p>Да</p>',
  content: 'Да',
  createdAt: moment,
  editedAt: null,
  likesCount: 3,
  isAccepted: false,
  isHidden: false,
  isHeld: false,
  ...given,
})
const comments = { comments: [comment('1'), comment('2', { author: null })], before: 0, after: 0, total: 2 }
const given = { topic, comments, accepted: null, siteUrl: 'https://example.org' }

it('a conversation is a posting with its comments, each with its own address', () => {
  const data = topicJsonLd(given)
  expect(data).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    text: 'Става ли?',
    url: 'https://example.org/forum/parvi-stapki/anmeldung',
    author: { '@type': 'Person', name: 'Ани Петрова' },
    commentCount: 2,
    interactionStatistic: { userInteractionCount: 1 },
  })
  expect(data.comment).toMatchObject([
    { '@type': 'Comment', url: 'https://example.org/forum/parvi-stapki/anmeldung?comment=1', upvoteCount: 3 },
    { author: { name: 'Неизвестен потребител' } },
  ])
})

it('an accepted answer makes it a question, and is not suggested once more', () => {
  const data = topicJsonLd({ ...given, accepted: comments.comments[1]! })
  expect(data).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: topic.title,
      answerCount: 2,
      acceptedAnswer: { '@type': 'Answer', url: expect.stringContaining('?comment=2') },
      suggestedAnswer: [{ '@type': 'Answer', url: expect.stringContaining('?comment=1') }],
    },
  })
})

it('says nothing of a member beside the name', () => {
  expect(JSON.stringify(topicJsonLd(given))).not.toMatch(/Кьолн|"id"/)
})

it('the way to a topic leads through its category', () => {
  const { itemListElement } = topicBreadcrumbs(topic, 'https://example.org') as { itemListElement: object[] }
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Форум', item: 'https://example.org/forum' },
    { position: 2, name: 'Първи стъпки', item: 'https://example.org/forum?category=parvi-stapki' },
    { position: 3, item: 'https://example.org/forum/parvi-stapki/anmeldung' },
  ])
})
