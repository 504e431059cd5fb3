import type { DemoAccount } from '../../../src/cli/seed/accounts'
import { isHealthy } from '../../support/is-healthy'
import { launchSite } from './launch-site'

export type Site = { url: string; dataDir: string; accounts: DemoAccount[] }

export async function startSite() {
  // The first start prints the accounts last, when the site is already healthy.
  const first = await launchSite({ isReady: ({ output }) => accountsIn(output).length === 3 })
  const { url, port, dataDir } = first
  const site: Site = { url, dataDir, accounts: accountsIn(first.output()) }
  let running = first
  return {
    site,
    /** Like a crash: what was in memory is gone. */
    kill: () => running.kill('SIGKILL'),
    startAgain: async () => {
      running = await launchSite({ dataDir, port, isReady: isHealthy })
    },
    stop: () => running.stop(),
  }
}

/** The start prints one line per demo account: role, address, password. */
export function accountsIn(output: string): DemoAccount[] {
  const lines = output.matchAll(/(?<email>(?<name>admin|moderator|member)@example\.org)\s+(?<password>\S+)/g)
  return [...lines].map(({ groups }) => ({
    role: groups!.name === 'member' ? 'user' : (groups!.name as DemoAccount['role']),
    email: groups!.email!,
    password: groups!.password!,
  }))
}
