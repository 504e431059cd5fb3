import pg from 'pg'
import { forumCategories, readCounts } from '../../../src/features/forum/list/queries'
import { relatedId } from '#domain/lists/ids'
import { topicOrders } from '#domain/forum/shown-topics'
import { comment, newTopic } from '../community'
import { signedInMember } from '../members'
import { getTestPayload } from '../rest'
import { answered, type Call } from './calls'
import { superuserUrl } from './superuser'
import { idOf } from './values'

const COMMENTS = 6_000

async function busyTopic() {
  const { id, category } = await newTopic()
  const client = new pg.Client({ connectionString: superuserUrl() })
  await client.connect()
  // Without the trigger, which would count them one by one.
  await client.query('set session_replication_role = replica')
  // Not by the first members, one of whom deletes their account among the other calls.
  const { rows } = await client.query<{ id: string }>(
    `insert into forum_comments (topic_id, owner_id, content, created_at)
     select '${id}', ${idOf('users', 'number % 400 + 50')}, 'Отговор ' || number, now() - number * interval '1 minute'
     from generate_series(1, ${COMMENTS}) number returning id`,
  )
  await client.query('analyze forum_comments')
  await client.end()
  return { id, category: String(relatedId(category)), middle: rows[COMMENTS / 2]!.id }
}

/** The lists, a topic with thousands of comments, and who is written to in it. */
export async function* forumCalls(): AsyncGenerator<Call> {
  const member = await signedInMember()
  const { id, category, middle } = await busyTopic()
  const as = (method: string, path: string, body?: object): Call => ({
    name: `${method.toLowerCase()} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}`,
    work: () => answered(method, path, { headers: member.headers, body: body && { ...body } }),
  })
  const answer = (await comment(id, member)).data.doc as { id: string }
  for (const order of topicOrders)
    for (const part of ['', `&category=${category}`])
      yield as('GET', `/forum-topics/page?order=${order}&after=${id}${part}`)
  for (const place of [
    'newest=1',
    `around=${middle}`,
    `before=${middle}`,
    `after=${middle}`,
    `ids=${middle}`,
  ])
    yield as('GET', `/forum-topics/${id}/comments?${place}`)
  yield as('GET', `/forum-topics/${id}/viewer`)
  for (const query of [`q=`, `q=кал&topic=${id}`, 'q=калоян въл', 'q=kaloqn'])
    yield as('GET', `/members/suggest?${query}`)
  yield as('POST', '/forum-comments', { topic: id, content: 'Още един отговор' })
  yield as('POST', `/forum-comments/${middle}/like`)
  yield as('POST', `/forum-topics/${id}/view`)
  yield as('POST', `/forum-topics/${id}/read`, { at: new Date().toISOString() })
  yield as('PATCH', `/forum-comments/${answer.id}`, { content: 'Поправен отговор' })
  yield as('DELETE', `/forum-comments/${answer.id}`)
  const user = await (await getTestPayload()).findByID({ collection: 'users', id: member.id })
  const reader = { isOpen: false, user: { ...user, collection: 'users' } } as const
  yield { name: 'page of the forum', work: () => Promise.all([forumCategories(reader), readCounts()]) }
}
