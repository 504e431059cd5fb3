import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { emptyDisk, fillDisk } from '../world/small-disk'
import { DISK_MB, type World } from '../world/world'
import type { Fault } from './fault'

const STEP_MS = 2_000
/** More than PostgreSQL keeps in reserve. */
const SWITCHES = 12

/** Of the database: tables cannot grow, then its log cannot, and PostgreSQL ends itself. */
export const diskFull: Fault = {
  name: 'disk-full',
  times: 4,
  isImpossible: ({ hasOwnDisk }) =>
    hasOwnDisk ? null : 'no small disk may be mounted here (only root on Linux may)',
  run: (world) =>
    world.outages.maybe('database', async () => {
      fillDisk(world.disk)
      try {
        await sleep(STEP_MS)
        await endLogs(world)
        await sleep(STEP_MS)
      } finally {
        emptyDisk(world.disk, DISK_MB)
      }
      // What a service manager does.
      await world.postgres.start()
    }),
}

/** Begins one file of the log after the other, until there is no room for a next one. */
async function endLogs({ postgres }: World) {
  const client = new pg.Client({ ...postgres.superuser, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let count = 0; count < SWITCHES; count += 1) {
      await client.query('select pg_switch_wal()')
      await client.query('create temporary table if not exists filler (id int)')
      await client.query('insert into filler select generate_series(1, 100)')
    }
  } catch {
    // This is what it is for.
  } finally {
    await client.end().catch(() => undefined)
  }
}
