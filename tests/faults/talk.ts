import type pg from 'pg'
import type { DemoAccount } from '../../src/cli/seed/accounts'

/** A topic and a post that members comment while others read; each comment is known by its text. */
export async function openTalk({ url, accounts }: { url: string; accounts: DemoAccount[] }) {
  const send = async (path: string, body: unknown, Cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Origin: url, Cookie }
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const signIn = async ({ email, password }: DemoAccount) => {
    const answer = await send('/api/users/login', { email, password })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const cookies = await Promise.all(accounts.map(signIn))
  const create = async (collection: string, body: object): Promise<string> =>
    (await (await send(`/api/${collection}`, body, cookies[0])).json()).doc.id
  const { docs } = await (
    await fetch(`${url}/api/forum-categories?limit=1`, { headers: { Cookie: cookies[0]! } })
  ).json()
  const topic = await create('forum-topics', { title: 'Rolling restart', category: docs[0].id })
  const post = await create('posts', { content: 'Rolling restart' })

  return {
    cookies,
    rooms: { rooms: ['feed', `post:${post}`], memberRooms: [`topic:${topic}`] },
    reads: [
      ...['/', '/news', '/forum', '/feed', '/events', '/contacts', '/services', '/stores', '/legal/terms'],
      ...['/small-ads', '/apartments', '/documents', '/embassies', '/sitemap.xml', '/feed.xml'],
      ...['/api/stats', '/api/me', '/api/articles?limit=5', '/api/events?limit=5'],
    ],
    writes: [
      { path: '/api/forum-comments', body: (content: string) => ({ topic, content }) },
      { path: '/api/post-comments', body: (content: string) => ({ post, content }) },
    ],
    stored: async (client: pg.Client): Promise<string[]> => {
      const { rows } = await client.query<{ content: string }>(
        `select content from forum_comments where topic_id = $1
         union all select content from post_comments where post_id = $2`,
        [topic, post],
      )
      return rows.map(({ content }) => content)
    },
  }
}
