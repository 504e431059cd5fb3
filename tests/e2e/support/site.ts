import { test as base, type Browser, type Page } from '@playwright/test'
import type { DemoAccount } from '../../../src/cli/seed/accounts'
import type { Site } from './start-site'

export { expect } from '@playwright/test'

export type Who = 'admin' | 'moderator' | 'member'
type Fixtures = { as: (who: Who) => Promise<Page> }
type WorkerFixtures = { site: Site }

/** Tests of the running site. `as('admin')` opens another browser window that is signed in with the demo account. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [async ({}, use) => use(JSON.parse(process.env.E2E_SITE ?? '{}') as Site), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  as: async ({ browser, site, contextOptions }, use) => {
    const pages: Page[] = []
    await use(async (who) => {
      const page = await signedIn({ browser, site, who, contextOptions })
      pages.push(page)
      return page
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
})

type SignIn = { browser: Browser; site: Site; who: Who; contextOptions: Parameters<Browser['newContext']>[0] }

async function signedIn({ browser, site, who, contextOptions }: SignIn): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  const { email, password } = accountOf(site, who)
  const answer = await context.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  if (!answer.ok()) throw new Error(`sign-in of ${who} failed: ${answer.status()} ${await answer.text()}`)
  return context.newPage()
}

export function accountOf(site: Site, who: Who): DemoAccount {
  const role = who === 'member' ? 'user' : who
  const account = site.accounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`no demo account for ${who}`)
  return account
}
