import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestLimits } from '#domain/request-limits'
import { provideEnv } from '#env'
import { documentFiles } from '#support/document-files'
import { signedInMember } from '#support/members'
import { rest, upload } from '#support/rest'

beforeAll(() => provideEnv({ REQUEST_LIMITS: 'on' }))
afterAll(() => provideEnv({ REQUEST_LIMITS: 'off' }))

const file = { bytes: documentFiles.txt, name: 'Бележка.txt', type: 'text/plain' }
const post = (headers: Record<string, string>) =>
  rest('POST', '/documents', { body: upload(file, { name: 'Бележка' }), headers })

it('limits a member to 20 uploads an hour but neither other changes nor other members', async () => {
  const { points } = requestLimits.upload
  expect(points).toBe(20)
  const [{ headers }, other] = [await signedInMember(), await signedInMember()]
  const first = await post(headers)
  for (let count = 2; count <= points; count += 1) expect((await post(headers)).status).toBe(201)
  const refused = await post(headers)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  const body = { name: 'Друго име' }
  expect((await rest('PATCH', `/documents/${first.data.doc.id}`, { body, headers })).status).toBe(200)
  expect((await post(other.headers)).status).toBe(201)
})
