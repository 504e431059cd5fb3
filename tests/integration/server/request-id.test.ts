import { expect, it, onTestFinished } from 'vitest'
import { env, provideEnv } from '#env'
import { createLogger } from '../../../src/logger'
import { articleInput } from '#support/factories'
import { openFrontDoor } from '#support/front-door'
import { cookieOf, getTestPayload } from '#support/rest'
import { sql } from '#support/start/sql'

type Line = { name: string; msg: string; requestId?: string; documentId?: string }

async function listen() {
  const lines: Line[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  const level = env.LOG_LEVEL
  provideEnv({ LOG_LEVEL: 'debug' })
  const payload = await getTestPayload()
  const before = payload.logger
  payload.logger = createLogger('payload', destination)
  const site = await openFrontDoor(createLogger('http', destination))
  onTestFinished(async () => {
    payload.logger = before
    provideEnv({ LOG_LEVEL: level })
    await site.close()
  })
  return { lines, url: site.url }
}

const requestIdOf = async (documentId: string) => {
  const rows = await sql(
    env.DATABASE_URL!,
    `select extra->>'requestId' as id from changes where document_id = '${documentId}'`,
  )
  return rows.map(({ id }) => id)
}

it('one id is shared by the request, Payload and the change', async () => {
  const { lines, url } = await listen()
  const requestId = 'proba-0123456789'
  const response = await fetch(`${url}/api/articles`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: await cookieOf('admin'),
      Origin: 'http://localhost:3000',
      'X-Request-Id': requestId,
    },
    body: JSON.stringify(await articleInput()),
  })
  const { doc } = (await response.json()) as { doc: { id: string } }
  expect([response.status, response.headers.get('x-request-id')]).toEqual([201, requestId])
  expect(await requestIdOf(doc.id)).toEqual([requestId])
  expect(lines.filter(({ documentId }) => documentId === doc.id)).toMatchObject([
    { name: 'payload', msg: 'change written', requestId },
  ])
  await expect
    .poll(() => lines.filter(({ name }) => name === 'http'))
    .toMatchObject([{ msg: 'request', method: 'POST', path: '/api/articles', status: 201, requestId }])
})

it('a change without a request has no id', async () => {
  const payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'articles',
    data: (await articleInput()) as never,
    overrideAccess: true,
  })
  expect(await requestIdOf(id)).toEqual([null])
})
