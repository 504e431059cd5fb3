import pg from 'pg'
import { startTexts } from '#texts/start/start'
import { connectionProblem } from './connection-problem'
import { poll } from './poll'
import { startProblem } from './start-problem'

const texts = startTexts.problems
const oldestVersion = 150_000
/** `cannot_connect_now`: the server is still recovering. */
const startingUp = '57P03'

export async function checkDatabase(url: string) {
  const client = await connect(url)
  try {
    await assertVersion(client)
    await assertTrigram({ client, user: decodeURIComponent(new URL(url).username) })
    await assertCyrillic(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = await poll({
    limitMs: 30_000,
    everyMs: 250,
    ask: async () => {
      try {
        const candidate = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
        candidate.on('error', () => undefined)
        await candidate.connect()
        return candidate
      } catch (error) {
        if ((error as { code?: string }).code === startingUp) return null
        throw connectionProblem({ error, url })
      }
    },
  })
  if (!client) throw connectionProblem({ error: { code: 'ETIMEDOUT' }, url })
  return client
}

async function assertVersion(client: pg.Client) {
  const { rows } = await client.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  const { number, name } = rows[0]!
  if (Number(number) < oldestVersion) throw startProblem('too-old', texts.databaseTooOld(name))
}

async function assertTrigram({ client, user }: { client: pg.Client; user: string }) {
  if (await trigramSchema(client)) return
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    // Concurrent starts may collide in creating it.
    if (await trigramSchema(client)) return
    const { code } = error as { code?: string }
    throw startProblem('extension', code === '42501' ? texts.trigramForbidden(user) : texts.trigramMissing)
  }
}

async function trigramSchema(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ schema: string }>(
    `select quote_ident(nspname) as schema
     from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
  )
  return rows[0]?.schema
}

/** With lc_ctype C, Cyrillic letters count as punctuation and searches silently find nothing. */
async function assertCyrillic(client: pg.Client) {
  const { rows } = await client.query<{ trigrams: number; name: string; ctype: string }>(
    `select cardinality(${await trigramSchema(client)}.show_trgm($1)) as trigrams, datname as name, datctype as ctype
     from pg_database where datname = current_database()`,
    [startTexts.cyrillicProbe],
  )
  const { trigrams, name, ctype } = rows[0]!
  if (trigrams === 0) throw startProblem('cyrillic', texts.cyrillicBroken(name, ctype))
}
