import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { provideEnv } from '#env'
import { openAttackedSite } from './site'

/**
 * `npm run test:attack -- [--requests 20000] [--seed 1] [--only 1234]` (docs/decisions/041-attack-test.md)
 */
const { values: given } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
})
const count = Number(given.requests)
const seed = given.seed ? Number(given.seed) : Math.floor(Math.random() * 1e6)
console.log(given.only ? `request ${given.only} of seed ${seed}` : `${count} requests, seed ${seed}`)
mkdirSync('.cache', { recursive: true })

const site = await openAttackedSite()
// Before anything loads the configuration.
provideEnv({ ...site.env, LOG_LEVEL: 'silent' })
const { attackSite, replayAlone } = await import('./attack-site')
await site.ready()
const isGood = given.only
  ? await replayAlone({ site, seed, number: Number(given.only) })
  : await attackSite({ site, seed, count })
await site.close()
process.exit(isGood ? 0 : 1)
