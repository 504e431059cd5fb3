import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import pg from 'pg'
import { withoutOwn } from './own-headers'
import { tokenIn } from './claims'
import { type Plan, uuidsIn } from './plan'
import { replay } from './replay'
import { serve } from './serve'

type Given = { plans: Plan[]; databaseUrl: string; secret: string }

/** As many as the site has (src/database/connection/adapter.ts). */
const CONNECTIONS = 20

/** The same check of the session, the same statements in the same transactions, the same answer; nothing else. */
serve(({ plans, databaseUrl, secret }: Given) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const key = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
  const ready = new Map(
    plans.map((plan) => {
      const { status, rawHeaders, bytes } = plan.answer
      return [
        routeOf(plan.asked.path),
        { plan, status, headers: withoutOwn(rawHeaders), bytes: Buffer.from(bytes) },
      ]
    }),
  )
  return createServer(async (request, response) => {
    try {
      const { plan, status, headers, bytes } = ready.get(routeOf(request.url!))!
      const { cookie } = request.headers
      const token = tokenIn(cookie)
      if (token) await jwtVerify(token, key, { algorithms: ['HS256'] })
      await replay({ plan, pool, request: { path: request.url!, cookie, body: await bodyOf(request) } })
      response.writeHead(status, headers)
      response.end(bytes)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end(String(error))
    }
  })
})

/** Without ids. */
const routeOf = (url: string) => uuidsIn(url).reduce((route, id) => route.replace(id, ':id'), url)

async function bodyOf(request: IncomingMessage): Promise<object | undefined> {
  const sent = await text(request)
  return sent ? (JSON.parse(sent) as object) : undefined
}
