import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/site'
import { adminTasks, nowhere, staffTasks, type Task } from './tasks'

/** Other tests of this site leave files of their members, so the oldest one. */
const filters: Record<string, string> = {
  users: '?where[role][equals]=user&limit=1&sort=-createdAt',
  documents: '?limit=1&sort=createdAt',
}

/** A document that is not the caller's own. */
const idOf = async (request: APIRequestContext, path: string) => {
  const collection = /^\/api\/([a-z-]+)\/:id/.exec(path)?.[1]
  if (!collection) return ''
  const filter = filters[collection] ?? '?limit=1'
  const list = collection === 'approvals' ? '/api/apartments?limit=1' : `/api/${collection}${filter}`
  const { docs } = (await (await request.get(list)).json()) as { docs: { id: string }[] }
  expect(docs, list).toHaveLength(1)
  return docs[0]!.id
}

type Tried = { tasks: Task[]; as: APIRequestContext; admin: APIRequestContext; origin: string }

async function refused({ tasks, as, admin, origin }: Tried): Promise<string[]> {
  const done: string[] = []
  for (const { name, call } of tasks) {
    if (!call) continue
    const path = call.path.replace(':id', await idOf(admin, call.path))
    const answer = await as.fetch(path, { method: call.method, data: call.data, headers: { Origin: origin } })
    const refusals = path.includes(nowhere) ? [401, 403] : [401, 403, 404]
    if (!refusals.includes(answer.status())) done.push(`${name}: ${answer.status()}`)
  }
  return done
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('each task of the panels is refused to the wrong role, by its screen and by its call', async ({
  as,
  page: visitor,
  site,
}) => {
  test.slow()
  const [admin, moderator, member] = [await as('admin'), await as('moderator'), await as('member')]
  const origin = site.url
  const asked = { admin: admin.request, origin }
  const all = [...adminTasks, ...staffTasks]
  expect(await refused({ ...asked, tasks: adminTasks, as: moderator.request })).toEqual([])
  expect(await refused({ ...asked, tasks: all, as: member.request })).toEqual([])
  expect(await refused({ ...asked, tasks: all, as: visitor.request })).toEqual([])

  for (const { name, screen } of all.filter((task) => task.screen)) {
    for (const panel of ['admin', 'moderator']) {
      const to = (request: APIRequestContext) => request.get(`/${panel}${screen}`, { maxRedirects: 0 })
      expect((await to(member.request)).headers().location, name).toContain('/no-access')
      expect((await to(visitor.request)).headers().location, name).toContain('/auth?from=')
    }
  }
  for (const { name, screen } of adminTasks.filter((task) => task.screen)) {
    await moderator.goto(`/moderator${screen}`)
    await expect(headingOf(moderator), name).toHaveText('Oops! Page not found')
  }
})
