import pg from 'pg'
import { isHealthy } from '#support/is-healthy'
import { MailServer } from '#support/mail-server'
import { launchSite } from '../../e2e/support/launch-site'
import { send } from '../writers/send'
import { fakedClock, fakeTimeLibrary } from './faked-clock'
import { newFolder } from './folder'
import { signIn } from './members'
import { openPostgres } from './postgres'
import { processTree, signalAll } from './process-tree'
import type { World } from './world'

export type ClockWorld = Awaited<ReturnType<typeof openClockWorld>>

/** A site with its own database, a copy of the world's at its beginning, where one clock is everybody's. */
export async function openClockWorld({ accounts, cleanUp, env, port: first, template }: World, at: Date) {
  const folder = newFolder(cleanUp)
  const clock = fakedClock({ folder, library: fakeTimeLibrary()!, at })
  const [port, dataDir, files] = [first + 6, newFolder(cleanUp), newFolder(cleanUp)]
  const postgres = await openPostgres({ dataDir, port: first + 7, env: clock.env, from: template })
  cleanUp.add(postgres.killNow)
  const mail = new MailServer()
  await mail.start()
  const { PAYLOAD_SECRET, MAIL_FROM } = env
  const url = `http://localhost:${port}`
  const own = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    SITE_URL: url,
    DEMO_CONTENT: 'no',
    LOG_LEVEL: 'error',
  }
  const site = await launchSite({
    port,
    dataDir: files,
    env: { PAYLOAD_SECRET, MAIL_FROM, ...own, ...clock.env },
    isReady: isHealthy,
  })
  const killSite = () => signalAll(processTree(site.pid), 'SIGKILL')
  cleanUp.add(killSite)
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()

  const call = async (
    method: string,
    path: string,
    { cookie = '', body }: { cookie?: string; body?: object } = {},
  ) => send({ url, method, path, cookie, body })
  return {
    clock,
    client,
    mail,
    call,
    /** A member who has everything that an ad needs. */
    newMember: async (email: string) => {
      const password = 'parola-za-test'
      const made = await call('POST', '/api/users', { body: { fullName: 'Proba Chlen', email, password } })
      if (made.outcome !== 'acknowledged') throw new Error(`no member: ${made.status} ${made.text}`)
      const member = await signIn(url, { email, password })
      await call('PATCH', `/api/users/${member.id}`, { cookie: member.cookie, body: { city: 'Dortmund' } })
      return member
    },
    accounts,
    isHealthy: () => isHealthy({ url }),
    close: async () => {
      await client.end()
      killSite()
      await site.kill('SIGKILL')
      await postgres.end('SIGQUIT')
      await mail.stop()
    },
  }
}
