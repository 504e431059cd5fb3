import pg from 'pg'

const host = '127.0.0.1'
/** Owns its database and is not the superuser. */
const name = 'bg_de'
/** The only role that may change the trail; the other one may not act as it (docs/decisions/066-trail.md). */
const keeper = 'bg_trail_keeper'

type Server = { port: number; password: string }

export function clusterUrl({ port, password }: Server): string {
  return `postgres://${name}:${password}@${host}:${port}/${name}`
}

/** The same database, as the keeper of the trail. */
export const keeperUrl = (url: string) => Object.assign(new URL(url), { username: keeper }).href

export async function acceptsConnections(server: Server): Promise<boolean> {
  return asSuperuser(server, async () => true).catch(() => false)
}

/** Idempotent: an earlier start may have stopped after any step. */
export async function ensureDatabase(server: Server) {
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query<{ role: boolean; keeper: boolean; database: boolean }>(
      `select exists(select 1 from pg_roles where rolname = '${name}') as role,
              exists(select 1 from pg_roles where rolname = '${keeper}') as keeper,
              exists(select 1 from pg_database where datname = '${name}') as database`,
    )
    const found = rows[0]!
    const password = pg.escapeLiteral(server.password)
    if (!found.role) await client.query(`create role ${name} login createdb password ${password}`)
    if (!found.keeper) await client.query(`create role ${keeper} login password ${password}`)
    if (!found.database) await client.query(`create database ${name} owner ${name}`)
  })
}

async function asSuperuser<T>(
  { port, password }: Server,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host,
    port,
    password,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** PGPORT, PGDATA or LC_ALL of the user must not change the server. Windows programs need theirs to start. */
export const serverEnvironment: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32' ? undefined : ({ LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv)
