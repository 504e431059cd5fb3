import type { DemoAccount } from '../../../src/cli/seed/accounts'
import { launchSite } from './launch-site'

export type Site = { url: string; dataDir: string; accounts: DemoAccount[] }

export async function startSite(): Promise<{ site: Site; stop: () => Promise<void> }> {
  // The first start prints the accounts last, when the site is already healthy.
  const { url, dataDir, output, stop } = await launchSite({
    isReady: ({ output }) => accountsIn(output).length === 3,
  })
  return { site: { url, dataDir, accounts: accountsIn(output()) }, stop }
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
