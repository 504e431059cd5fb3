import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { provideEnv } from '#env'
import { spawnScript } from '#server/start/spawn-script'
import { randomOf } from '../attack/random'
import { temporaryCluster } from '../support/cluster'
import { MailServer } from '../support/mail-server'
import { migrate } from '../support/migrate'
import { until } from '../support/until'
import { openJobs, passPauses } from './checks/jobs'

/**
 * `npm run script tests/faults/mail.ts [--cycles 20] [--seed n]`: the mail server goes and comes back and the process
 * that sends is killed (-9), at random, while letters are ordered. Every letter must arrive; what came twice must
 * bear one Message-ID, and
 * may have come twice only around a fault. Pauses are passed by setting the database's clock marks back, so the site's own hold.
 */
const { values } = parseArgs({ options: { cycles: { type: 'string' }, seed: { type: 'string' } } })
const cycles = Number(values.cycles ?? 20)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const random = randomOf(seed)
const END_MS = 180_000
const SLOWEST_MS = 1_500
/** When the server went away or the process was killed. */
const faults: number[] = []

const mail = new MailServer()
const cluster = await temporaryCluster()
let isWell = false
try {
  await mail.start()
  const environment = {
    DATABASE_URL: cluster.url,
    DATA_DIR: cluster.dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
    REQUEST_LIMITS: 'off',
    SMTP_URL: mail.url,
    MAIL_FROM: 'poshta@example.org',
  } as const
  await migrate(environment)
  provideEnv(environment)
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  isWell = await run({ ...process.env, ...environment }, client).finally(() => client.end())
} catch (error) {
  console.error(error)
} finally {
  await mail.stop()
  await cluster.stop()
}
process.exit(isWell ? 0 : 1)

async function run(env: NodeJS.ProcessEnv, client: pg.Client): Promise<boolean> {
  const { orderAll, prepare } = await import('./mail-orders')
  await prepare()
  mail.slownessMs = () => random.below(SLOWEST_MS)
  const ordered: string[] = []
  let cutOff = 0
  let runner = await newRunner(env)
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const ordering = orderAll(cycle)
    const going = comeAndGo()
    await sleep(random.below(4_000))
    await killed(runner)
    cutOff += await jobsInWork()
    await going
    ordered.push(...(await ordering))
    runner = await newRunner(env)
    await passPauses(client)
  }
  mail.slownessMs = () => 0
  await until(async () => {
    await passPauses(client)
    await sleep(1_000)
    return (await openJobs(client)) === 0
  }, END_MS)
  await killed(runner)
  return report(ordered)

  async function jobsInWork(): Promise<number> {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from payload_jobs where processing and runner is not null',
    )
    return rows[0]!.count
  }

  async function report(all: string[]): Promise<boolean> {
    const { rows } = await client.query<{ failed: number }>(
      'select count(*)::int as failed from payload_jobs where has_error',
    )
    const copies = all.map((address) => mail.to(address))
    const names = copies.map((letters) => new Set(letters.map(({ messageId }) => messageId)).size)
    const figures = {
      seed,
      cycles,
      ordered: all.length,
      cutOff,
      lost: copies.filter((letters) => letters.length === 0).length,
      cameTwice: copies.filter((letters) => letters.length > 1).length,
      underAnotherName: names.filter((count) => count > 1).length,
      // Without a fault between the copies.
      twiceForNothing: copies.filter(isTwiceForNothing).length,
      givenUp: rows[0]!.failed,
    }
    console.log(figures)
    for (const [index, letters] of copies.entries())
      if (letters.length === 0) console.log(`lost: ${all[index]}`)
    return figures.lost + figures.underAnotherName + figures.twiceForNothing + figures.givenUp === 0
  }
}

function isTwiceForNothing(letters: { at: number }[]): boolean {
  return letters.some(({ at }, index) => {
    const before = letters[index - 1]?.at
    // The server may end a letter of a process that is gone already.
    return before !== undefined && !faults.some((fault) => fault > before - SLOWEST_MS && fault < at)
  })
}

/** Away for a while, or not at all. */
async function comeAndGo() {
  if (random.chance(0.3)) return
  await sleep(random.below(2_500))
  faults.push(performance.now())
  await mail.stop()
  await sleep(random.below(2_500))
  await mail.start()
}

async function newRunner(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawnScript({
    script: 'tests/faults/mail-runner.ts',
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout!.once('data', () => resolve())
    child.once('exit', () => reject(new Error('the runner did not start')))
  })
  return child
}

async function killed(child: ChildProcess) {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  faults.push(performance.now())
  child.kill('SIGKILL')
  await gone
}
