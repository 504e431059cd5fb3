import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { chooseCookies } from './site'
import type { Site } from './start-site'

type Wanted = {
  browser: Browser
  site: Site
  contextOptions?: BrowserContextOptions
  fullName?: string
  city?: string
}
export type NewMember = { page: Page; id: string; email: string; password: string }

/** A new member, signed in in a separate browser context. Without a city the profile is incomplete. */
export async function newMember({ browser, site, contextOptions, fullName = 'Вера Тодорова', city }: Wanted) {
  const email = `vera-${crypto.randomUUID().slice(0, 8)}@example.org`
  const password = 'лозата7'
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  await chooseCookies(context)
  const headers = { Origin: site.url }
  const created = await context.request.post('/api/users', { data: { fullName, email, password }, headers })
  const { doc } = (await created.json()) as { doc: { id: string } }
  const login = await context.request.post('/api/users/login', { data: { email, password }, headers })
  if (!login.ok()) throw new Error(`sign-in: ${login.status()} ${await login.text()}`)
  if (city) await context.request.patch(`/api/users/${doc.id}`, { data: { city }, headers })
  const member: NewMember = { page: await context.newPage(), id: doc.id, email, password }
  return member
}
