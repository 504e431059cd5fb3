import type { DemoAccount } from '../../../src/cli/seed/accounts'
import { launchSite } from './launch-site'

export type Site = { url: string; dataDir: string; accounts: DemoAccount[] }

/**
 * Starts the site once per run. What a test needs to know of it travels in E2E_SITE. With E2E_SITE given, that
 * running site is used instead.
 */
export default async function startSite() {
  if (process.env.E2E_SITE) return
  // The accounts are the last thing that a first start says, after the site has become healthy.
  const { url, dataDir, output, stop } = await launchSite({
    isReady: ({ output }) => accountsIn(output).length === 3,
  })
  process.env.E2E_SITE = JSON.stringify({ url, dataDir, accounts: accountsIn(output()) } satisfies Site)
  return stop
}

/** The start prints one line per demo account: role, address, password. */
function accountsIn(output: string): DemoAccount[] {
  const lines = output.matchAll(/(?<email>(?<name>admin|moderator|member)@example\.org)\s+(?<password>\S+)/g)
  return [...lines].map(({ groups }) => ({
    role: groups!.name === 'member' ? 'user' : (groups!.name as DemoAccount['role']),
    email: groups!.email!,
    password: groups!.password!,
  }))
}
