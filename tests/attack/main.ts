import { parseArgs } from 'node:util'
import { mkdirSync } from 'node:fs'
import { provideEnv } from '#env'
import type { Attack } from './attack'
import { openTrap } from './trap'
import { openAttackedSite } from './site'

/**
 * The site under attack, watched from inside (docs/decisions/041-attack-test.md):
 * `npm run test:attack [-- --requests 20000] [--seed 1] [--only 1234]`.
 */
const { values: given } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const count = Number(given.requests)
const seed = given.seed ? Number(given.seed) : Math.floor(Math.random() * 1e6)
const BLOCK = 200
console.log(`attack of ${count} requests, seed ${seed}`)
mkdirSync('.cache', { recursive: true })

const started = Date.now()
const site = await openAttackedSite()
// Everything that loads the configuration comes after this, so that it is the same site.
provideEnv({ ...site.env, LOG_LEVEL: 'silent' })
const [{ fillWorld }, { createRequests }, { volley, settle }, { createFindings, keep, told }] = await Promise.all([
  import('./world'),
  import('./requests'),
  import('./incidents'),
  import('./findings'),
  site.ready(),
])
const world = await fillWorld()
console.log(`the site stands and is filled after ${Math.round((Date.now() - started) / 1000)} s`)

const findings = createFindings()
const trap = await openTrap((number) => {
  const attack = attackOf(number)
  findings.add('connection', { number, attack, detail: 'the server fetched an address that it was given', same: `fetch ${attack.label.split(':')[0]}` })
})
const attackOf = createRequests({ world, seed, trap: trap.url, url: site.url }) as (number: number) => Attack
const field = { site, world, findings, attackOf }

if (given.only) {
  const number = Number(given.only)
  for (let round = 0; round < 3; round += 1) {
    const { send } = await import('./send')
    const answer = await send(attackOf(number), { url: site.url, world, number })
    console.log(attackOf(number).label, answer.status, answer.text.slice(0, 500))
    console.log(await site.process().report())
  }
} else {
  for (let from = 0; from < count; from += BLOCK) {
    let numbers = Array.from({ length: Math.min(BLOCK, count - from) }, (_, at) => from + at)
    while (numbers.length > 0) {
      const { flights, left } = await volley(numbers, field)
      await settle(flights, field)
      numbers = left
    }
    await world.renew()
    keep(findings.all(), seed)
    if (from % 1_000 === 0) console.log(`${from + BLOCK}: ${findings.all().length} findings, ${Math.round((Date.now() - started) / 1000)} s`)
  }
}
for (const finding of findings.all()) console.log(`\n${told(finding, seed)}`)
console.log(`${findings.all().length} findings in ${Math.round((Date.now() - started) / 1000)} s, seed ${seed}`)
trap.close()
await site.close()
process.exit(findings.all().length > 0 ? 1 : 0)
