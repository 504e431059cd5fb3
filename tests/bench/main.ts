import { provideEnv } from '#env'
import type { Figure } from './figure'
import { figures } from './figures/all'
import { closeFilledSites } from './filled/filled-sites'
import { measure } from './measure'
import { writeDocuments } from './documents/write-documents'
import { told } from './documents/told'
import { benchOptions } from './options'
import { keepResult, newRun } from './results-file'
import { sharedSite } from './shared-site'
import { isWrkThere } from './wrk'

/**
 * `npm run bench -- [--passes 5] [--only name …] [--minutes 60] [--documents]`: figures beside their baselines, into
 * `bench/results.json`, docs/benchmarks.md and the README (docs/decisions/108-figures.md). `--documents` only writes
 * tables and plots anew; `--minutes` is how long memory is watched, and another number than 60 is a trial, which is
 * only printed.
 */
const given = readOptions()
const shared = sharedSite()
const names = figures.map(({ name }) => name)
const unknown = given?.only?.filter((name) => !names.includes(name)) ?? []

if (given?.documents) await writeDocuments()
else if (unknown.length > 0) fail(`no figure ${unknown.join(', ')}; there are ${names.join(', ')}`)
else if (given && !(await isWrkThere())) fail('wrk is missing: apt-get install wrk')
else if (given) await measureAll(given)
process.exit()

type Given = ReturnType<typeof benchOptions>

function readOptions(): Given | null {
  try {
    return benchOptions(process.argv.slice(2))
  } catch (error) {
    fail((error as Error).message)
    return null
  }
}

async function measureAll({ passes, minutes, only, isTrial }: Given) {
  provideEnv({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  const since = performance.now()
  const run = newRun(passes)
  const isAsked = ({ name, onlyWhenNamed }: Figure) => only?.includes(name) ?? !onlyWhenNamed
  for (const figure of figures.filter(isAsked))
    try {
      const result = await measure({ figure, prepared: await prepared(figure, minutes), run })
      if (!isTrial) await keepResult({ result, names })
      console.log(told(result))
    } catch (error) {
      console.error(`${figure.name}:`, error, ...(await shared.problems()))
      process.exitCode = 1
    }
  await closeAll()
  if (isTrial) console.log(`a trial of ${minutes} minutes: nothing is kept`)
  else await writeDocuments()
  console.log(`${Math.round((performance.now() - since) / 1_000)} s`)
}

async function prepared(figure: Figure, minutes: number) {
  if ('prepare' in figure) return figure.prepare(await shared.open())
  await closeAll()
  return figure.prepareAlone({ minutes })
}

async function closeAll() {
  await Promise.all([shared.close(), closeFilledSites()])
}

function fail(problem: string) {
  console.error(problem)
  process.exitCode = 1
}
