import { env } from '#env'
import { startTexts } from '#texts/start/start'
import type { DemoAccount } from './demo-content'
import type { Progress } from './progress'

/** Passwords are shown once; only hashes are stored. */
export function announce({ accounts, progress }: { accounts: DemoAccount[]; progress: Progress }) {
  const lines = ['', startTexts.ready(env.SITE_URL)]
  if (accounts.length > 0) lines.push('', startTexts.accountsTitle, ...accountLines(accounts))
  progress.print([...lines, '', startTexts.howToStop].join('\n'))
}

function accountLines(accounts: DemoAccount[]): string[] {
  const rows = accounts.map(({ role, email, password }) => [startTexts.roles[role] ?? role, email, password])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map(
    ([role, email, password]) => `  ${role!.padEnd(widths[0]!)}  ${email!.padEnd(widths[1]!)}  ${password}`,
  )
}
