import { parseArgs } from 'node:util'
import { provideEnv } from '#env'
import { figures } from './figures/all'
import { closeFilledSites } from './filled/filled-sites'
import { measure } from './measure'
import { writeDocuments } from './documents/write-documents'
import { told } from './documents/told'
import { keepResult, newRun } from './results-file'
import { openSite } from './site'
import { isWrkThere } from './wrk'

/**
 * `npm run bench -- [--passes 5] [--only name …] [--documents]`: figures beside their baselines, into
 * `bench/results.json`, docs/benchmarks.md and the README (docs/decisions/108-figures.md). `--documents` only writes
 * tables and plots anew.
 */
const { values: given } = parseArgs({
  options: {
    passes: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    documents: { type: 'boolean' },
  },
})
/** Members may not write more in the time that it takes. */
const MOST_PASSES = 8
const passes = Number(given.passes)
const names = figures.map(({ name }) => name)
const unknown = (given.only ?? []).filter((name) => !names.includes(name))

if (given.documents) await writeDocuments()
else if (unknown.length > 0) fail(`no figure ${unknown.join(', ')}; there are ${names.join(', ')}`)
else if (!(passes >= 1 && passes <= MOST_PASSES)) fail(`--passes is from 1 to ${MOST_PASSES}`)
else if (!(await isWrkThere())) fail('wrk is missing: apt-get install wrk')
else await measureAll()
process.exit()

async function measureAll() {
  provideEnv({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  const since = performance.now()
  const run = newRun(passes)
  const site = await openSite()
  for (const figure of figures.filter(({ name }) => given.only?.includes(name) ?? true))
    try {
      const result = await measure({ figure, site, run })
      await keepResult({ result, names })
      console.log(told(result))
    } catch (error) {
      console.error(`${figure.name}:`, error, ...(await site.problems()))
      process.exitCode = 1
    }
  await Promise.all([site.close(), closeFilledSites()])
  await writeDocuments()
  console.log(`${Math.round((performance.now() - since) / 1_000)} s`)
}

function fail(problem: string) {
  console.error(problem)
  process.exitCode = 1
}
