import { spawnSync } from 'node:child_process'

/**
 * Asks the registry for known weaknesses of what is installed. Where it gives no answer, that is said, and the list in
 * tests/support/advisories.ts, which the unit tests hold against the lock file, is all there is.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit=true', '--json'], { encoding: 'utf8' })
const answer = (() => {
  try {
    return JSON.parse(stdout) as { metadata?: { vulnerabilities: Record<string, number> } }
  } catch {
    return {}
  }
})()
const found = answer.metadata?.vulnerabilities
if (!found) console.log('The registry gives no answer; see tests/support/advisories.ts.')
else console.log(`Known weaknesses: ${JSON.stringify(found)}`)
process.exit(found && (found.high ?? 0) + (found.critical ?? 0) > 0 ? 1 : 0)
