import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Site } from './start-site'

type Asked = {
  browser: Browser
  site: Site
  contextOptions: BrowserContextOptions
  /** Null: the profile stays incomplete. */
  city?: string | null
}

/** A browser window in which somebody has just registered: what they publish is theirs alone. */
export async function newMember({ browser, site, contextOptions, city = 'Дортмунд' }: Asked): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  const headers = { Origin: site.url }
  const email = `rada-${crypto.randomUUID().slice(0, 8)}@example.org`
  const account = { email, password: 'лозата7' }
  const made = await context.request.post('/api/users', {
    data: { ...account, fullName: 'Рада Колева', ...(city ? { city } : {}) },
    headers,
  })
  if (!made.ok()) throw new Error(`no account: ${made.status()} ${await made.text()}`)
  const answer = await context.request.post('/api/users/login', { data: account, headers })
  if (!answer.ok()) throw new Error(`no session: ${answer.status()} ${await answer.text()}`)
  return context.newPage()
}
