import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { postgresAccount } from '#database/embedded/account'
import { postgresBinaries } from '#database/embedded/binaries'
import { serverEnvironment } from '#database/embedded/server-connection'
import { freePort } from './start/free-port'
import { until } from './until'

/** What a base backup leaves out. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot'])

/** A real server that follows `primary` (an embedded cluster) by streaming. Its log tells what it was asked. */
export async function streamingReplica(primary: { url: string; dataDir: string }) {
  const source = path.join(primary.dataDir, 'postgres')
  const folder = path.join(primary.dataDir, 'replica')
  const log = path.join(primary.dataDir, 'replica.log')
  const account = await postgresAccount(source)
  const { postgres } = await postgresBinaries()
  const port = await freePort()
  const url = Object.assign(new URL(primary.url), { port: String(port) }).href
  const keeper = (of: string) =>
    Object.assign(new URL(of), { username: 'postgres', pathname: '/postgres' }).href
  const conninfo = keeper(primary.url)
  let server: ChildProcess

  const copy = async () => {
    await rm(folder, { recursive: true, force: true })
    await withClient(conninfo, async (client) => {
      await client.query(`select pg_backup_start('replica', true)`)
      await mkdir(folder, { mode: 0o700 })
      for (const name of await readdir(source))
        if (!notCopied.has(name))
          await cp(path.join(source, name), path.join(folder, name), { recursive: true })
      await mkdir(path.join(folder, 'pg_replslot'))
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      )
      await writeFile(path.join(folder, 'backup_label'), rows[0]!.labelfile)
      await writeFile(path.join(folder, 'standby.signal'), '')
    })
    if (account) await ownAll(folder, account)
  }

  const start = async () => {
    const output = openSync(log, 'a')
    const settings = {
      port,
      primary_conninfo: conninfo,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      log_statement: 'all',
      log_line_prefix: '[%a] ',
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // A group of its own, so that all of its processes can be frozen at once.
    server = spawn(postgres, ['-D', folder, ...flags], {
      ...account,
      cwd: folder,
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    await until(() => ask(url, 'select 1').then(() => true, () => false)) // prettier-ignore
  }

  const signal = (name: NodeJS.Signals) => process.kill(-server.pid!, name)
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    // At once, and without a word to those who are connected.
    signal('SIGKILL')
    await exit
  }

  await copy()
  await start()
  return {
    url,
    start,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** Made anew from the primary. */
    remake: async () => {
      await stop()
      await copy()
      await start()
    },
    /** As its superuser. */
    ask: (statement: string) => ask(keeper(url), statement),
    /** In the database of the site. */
    askSite: (statement: string) => ask(url, statement),
    /** Statements of the site, without those that look after the replica. */
    reads: () => readFileSync(log, 'utf8').match(/^\[reads\] LOG: {2}(?:execute|statement)/gm)?.length ?? 0,
    log: () => readFileSync(log, 'utf8'),
  }
}

async function ownAll(folder: string, { uid, gid }: { uid: number; gid: number }) {
  const names = await readdir(folder, { recursive: true })
  for (const name of ['', ...names]) await chown(path.join(folder, name), uid, gid)
}

async function ask(url: string, statement: string) {
  return withClient(url, async (client) => (await client.query(statement)).rows as Record<string, unknown>[])
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
