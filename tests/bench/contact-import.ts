import { monitorEventLoopDelay } from 'node:perf_hooks'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'

/** `npm run script tests/bench/contact-import.ts [rows]`: seconds for each step, and the longest pause of the event loop. */
const count = Number(process.argv[2] ?? 5_000)

const cluster = await temporaryCluster()
try {
  const secret = 'a-secret-that-only-benches-know-012345678'
  const environment = { DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' }
  await migrate(environment)
  provideEnv({ ...environment, NODE_ENV: 'production', PAYLOAD_SECRET: secret })
  await measure()
} catch (error) {
  console.error(error)
} finally {
  await cluster.stop()
}
process.exit()

async function measure() {
  const { createLocalReq, getPayload } = await import('payload')
  const { default: config } = await import('#config')
  const { newImport, startUndo } = await import('#database/statements/contacts/contact-imports')
  const { previewImport } = await import('#jobs/contact-import/run-import')
  const payload = await getPayload({ config })
  const connection = { payload, transactionID: undefined }
  const person = { password: 'parola-za-test', fullName: 'Ана Кол', city: 'Бон', role: 'admin' as const }
  const user = await payload.create({ collection: 'users', data: { ...person, email: 'a@example.org' } })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const bytes = Buffer.from(table())

  await timed('preview of new ones', async () => {
    const { counts } = await previewImport(req, { bytes, options: {} })
    return `${counts.added} new, ${counts.invalid.length} invalid`
  })
  const id = (await newImport(connection, { author: user.id, options: {}, file: bytes }))!
  const run = async () => {
    await payload.jobs.queue({ task: 'contactImport', queue: 'bulk', input: { id } })
    await payload.jobs.run({ queue: 'bulk' })
    return ''
  }
  await timed('import', run)
  await timed('preview of the same', async () => {
    const { counts } = await previewImport(req, { bytes, options: {} })
    return `${counts.skipped} the same`
  })
  await startUndo(connection, { id, by: user.id })
  await timed('undo', run)
}

async function timed(name: string, work: () => Promise<string>) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const from = performance.now()
  const said = await work()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  delay.disable()
  console.log(name, { rows: count, seconds, longestPauseMs: Math.round(delay.max / 1e6) }, said)
}

/** One row in a hundred is damaged. */
function table(): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const phone = n % 100 === 0 ? '4,93012E+11' : `+49 711 ${100_000 + n}`
    return `Д-р Номер ${n};Щутгарт;Лекар;${phone};Königstraße ${n}, вход от двора, етаж 2;praxis${n}@example.org`
  })
  return ['Име;Град;Категория;Телефон;Адрес;Имейл', ...lines].join('\r\n')
}
