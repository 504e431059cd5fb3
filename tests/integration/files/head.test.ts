import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMedia, picture } from '#support/factories'
import { openFrontDoor } from '#support/front-door'
import { cookieOf } from '#support/rest'

let site: Awaited<ReturnType<typeof openFrontDoor>>
beforeAll(async () => void (site = await openFrontDoor()))
afterAll(() => site.close())

const asked = (method: 'GET' | 'HEAD', path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method, headers })
const told = ({ status, headers }: Response) => [
  status,
  ...['content-type', 'content-length', 'cache-control', 'etag'].map((name) => headers.get(name)),
]

it('HEAD of a file answers as GET does, without the file', async () => {
  const media = await newMedia({ bytes: await picture(40, 40).png().toBuffer() })
  const path = new URL(media.url!, 'http://localhost:3000').pathname
  const headers = { Cookie: await cookieOf('admin') }
  const [got, headed] = [await asked('GET', path, headers), await asked('HEAD', path, headers)]
  expect(got.status).toBe(200)
  expect(told(headed)).toEqual(told(got))
  expect((await got.arrayBuffer()).byteLength).toBe(Number(headed.headers.get('content-length')))
  expect((await headed.arrayBuffer()).byteLength).toBe(0)
})

it('HEAD of what is missing or not for the asker is refused as GET is', async () => {
  for (const path of ['/api/media/file/nyama.webp', '/api/users', '/api/documents/file/nyama.pdf']) {
    expect((await asked('HEAD', path)).status, path).toEqual((await asked('GET', path)).status)
  }
})
