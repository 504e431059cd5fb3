import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { consentTo, CONSENT_KEY, onlyNecessary } from '#domain/legal/cookie-consent'
import type { DemoAccount } from '../../../src/cli/seed/accounts'
import { siteAt } from './sites'
import type { Site } from './start-site'

export { expect } from '@playwright/test'

export type Who = 'admin' | 'moderator' | 'member'
type Fixtures = {
  as: (who: Who) => Promise<Page>
  /** True except in the tests of the cookie question. */
  hasChosenCookies: boolean
}
type WorkerFixtures = { site: Site }

/** `as('admin')` opens another browser context that is signed in with the demo account. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use, { parallelIndex }) => use(await siteAt(parallelIndex)),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, hasChosenCookies }, use) => {
    if (hasChosenCookies) await chooseCookies(context)
    await use(context)
  },
  as: async ({ browser, site, contextOptions, hasChosenCookies }, use) => {
    const pages: Page[] = []
    await use(async (who) => {
      const page = await signedIn({ browser, site, who, contextOptions })
      if (hasChosenCookies) await chooseCookies(page.context())
      pages.push(page)
      return page
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
})

export async function chooseCookies(context: BrowserContext) {
  const choice = JSON.stringify(consentTo(onlyNecessary, new Date()))
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    choice,
  ] as const)
}

type SignIn = { browser: Browser; site: Site; who: Who; contextOptions: Parameters<Browser['newContext']>[0] }
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Sessions are reused, because password hashing makes sign-in slow. */
const sessions = new Map<Who, Cookies>()

export async function signedIn({ browser, site, who, contextOptions }: SignIn): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  await context.addCookies(sessions.get(who) ?? [])
  if (!(await isSignedIn(context))) await signIn({ context, site, who })
  sessions.set(who, await context.cookies())
  return context.newPage()
}

async function isSignedIn(context: BrowserContext): Promise<boolean> {
  const { user } = (await (await context.request.get('/api/me')).json()) as { user: object | null }
  return user !== null
}

async function signIn({ context, site, who }: { context: BrowserContext; site: Site; who: Who }) {
  const { email, password } = accountOf(site, who)
  const answer = await context.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  if (!answer.ok()) throw new Error(`sign-in of ${who} failed: ${answer.status()} ${await answer.text()}`)
}

export function accountOf(site: Site, who: Who): DemoAccount {
  const role = who === 'member' ? 'user' : who
  const account = site.accounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`no demo account for ${who}`)
  return account
}
