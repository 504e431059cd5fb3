import { parseArgs } from 'node:util'
import { provideEnv } from '#env'
import type { Figure } from './figure'
import { figures } from './figures/all'
import { closeFilledSites } from './filled/filled-sites'
import { measure } from './measure'
import { writeDocuments } from './documents/write-documents'
import { told } from './documents/told'
import { keepResult, newRun } from './results-file'
import { sharedSite } from './shared-site'
import { isWrkThere } from './wrk'

/**
 * `npm run bench -- [--passes 5] [--only name …] [--minutes 60] [--documents]`: figures beside their baselines, into
 * `bench/results.json`, docs/benchmarks.md and the README (docs/decisions/108-figures.md). `--documents` only writes
 * tables and plots anew; `--minutes` is how long memory is watched.
 */
const { values: given } = parseArgs({
  options: {
    passes: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', multiple: true },
    documents: { type: 'boolean' },
  },
})
/** Members may not write more in the time that it takes. */
const MOST_PASSES = 8
const shared = sharedSite()
const passes = Number(given.passes)
const minutes = Number(given.minutes)
const names = figures.map(({ name }) => name)
const unknown = (given.only ?? []).filter((name) => !names.includes(name))

if (given.documents) await writeDocuments()
else if (unknown.length > 0) fail(`no figure ${unknown.join(', ')}; there are ${names.join(', ')}`)
else if (!(passes >= 1 && passes <= MOST_PASSES)) fail(`--passes is from 1 to ${MOST_PASSES}`)
else if (!(minutes > 0)) fail('--minutes is more than 0')
else if (!(await isWrkThere())) fail('wrk is missing: apt-get install wrk')
else await measureAll()
process.exit()

async function measureAll() {
  provideEnv({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  const since = performance.now()
  const run = newRun(passes)
  for (const figure of figures.filter(isAsked))
    try {
      const result = await measure({ figure, prepared: await prepared(figure), run })
      await keepResult({ result, names })
      console.log(told(result))
    } catch (error) {
      console.error(`${figure.name}:`, error, ...(await shared.problems()))
      process.exitCode = 1
    }
  await Promise.all([shared.close(), closeFilledSites()])
  await writeDocuments()
  console.log(`${Math.round((performance.now() - since) / 1_000)} s`)
}

function isAsked({ name, onlyWhenNamed }: Figure): boolean {
  return given.only?.includes(name) ?? !onlyWhenNamed
}

async function prepared(figure: Figure) {
  if ('prepare' in figure) return figure.prepare(await shared.open())
  await shared.close()
  return figure.prepareAlone({ minutes })
}

function fail(problem: string) {
  console.error(problem)
  process.exitCode = 1
}
