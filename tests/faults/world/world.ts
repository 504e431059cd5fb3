import pg from 'pg'
import { provideEnv } from '#env'
import { MailServer } from '#support/mail-server'
import { migrate } from '#support/migrate'
import type { Random } from '../../attack/random'
import { createLedger } from '../ledger'
import { roundRobin } from '../round-robin'
import { startWriters } from '../writers/start-writers'
import { openBucket } from './bucket'
import { createCleanUp } from './clean-up'
import { newFolder } from './folder'
import { watchHealth } from './health-watch'
import { createAccounts, firstCategory, signIn } from './members'
import { createOutages } from './outages'
import { copyCluster, openPostgres } from './postgres'
import { createSites } from './sites'
import { mountDisk, unmountDisk } from './small-disk'

export const DISK_MB = 4_000
const SECRET = 'a-secret-that-only-tests-know-0123456789'

export type World = Awaited<ReturnType<typeof openWorld>>

/** Two processes of one site behind a load balancer, and everything that they lean on. Takes the ten ports from the given one on. */
export async function openWorld({ port, random }: { port: number; random: Random }) {
  const cleanUp = createCleanUp()
  const outages = createOutages()
  const disk = newFolder(cleanUp)
  const hasOwnDisk = mountDisk(disk, DISK_MB)
  if (hasOwnDisk) cleanUp.add(() => unmountDisk(disk))
  const postgres = await openPostgres({ dataDir: disk, port: port + 3 })
  cleanUp.add(postgres.killNow)
  const mail = new MailServer()
  await mail.start()
  const bucket = await openBucket({ port: port + 4, directory: newFolder(cleanUp) })
  const ports = [port + 1, port + 2]
  const proxy = await roundRobin({ port, targets: ports })
  const env = {
    DATABASE_URL: postgres.url,
    SITE_URL: proxy.url,
    PAYLOAD_SECRET: SECRET,
    TRUST_PROXY: '1',
    DEMO_CONTENT: 'no',
    LOG_LEVEL: 'error',
    SMTP_URL: mail.url,
    MAIL_FROM: 'poshta@example.org',
    ...bucket.env,
  }
  const dataDir = newFolder(cleanUp)
  provideEnv({
    ...env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    REQUEST_LIMITS: 'off',
  })
  await migrate({ ...env, DATA_DIR: dataDir })
  // Node's own client has to be the first: with the one that Payload loads Node 20 dies when an answer is cut off.
  await fetch('data:,')
  const { openPayload } = await import('../../../src/cli/open-payload')
  // Also for the comparison of the search, which needs the rules of every collection.
  const payload = await openPayload()
  const accounts = await createAccounts(payload)
  const template = newFolder(cleanUp)
  await postgres.end('SIGINT')
  await copyCluster(disk, template)
  await postgres.start()
  const sites = createSites({ ports, env, dataDir, outages, isReached: proxy.isUp })
  cleanUp.add(sites.killNow)
  await sites.startAll()

  const members = await Promise.all(accounts.map((account) => signIn(proxy.url, account)))
  const ledger = createLedger()
  const category = await firstCategory(proxy.url, members[0]!)
  const writers = startWriters({ url: proxy.url, ledger, random, members, category })
  const health = watchHealth(ports)

  return {
    ...{ random, outages, postgres, hasOwnDisk, disk, mail, bucket, sites, ledger, writers, health, payload },
    ...{ cleanUp, env, accounts, template, port, url: proxy.url },
    /** Hears of every comment of the others. */
    follower: members[0]!.id,
    /** With a connection that nothing but this work needs. */
    withClient: async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      const client = new pg.Client({ connectionString: postgres.url, application_name: 'faults' })
      client.on('error', () => undefined)
      await client.connect()
      return work(client).finally(() => client.end())
    },
    close: async () => {
      await health.stop()
      await sites.stop()
      proxy.close()
      await Promise.all([bucket.stop(), mail.stop()])
    },
  }
}
