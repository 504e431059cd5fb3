import pg from 'pg'
import { expireTrail, forgetInTrail } from '#database/statements/moderation/trail-keeper'
import { keeperUrl } from '#database/embedded/server-connection'
import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { env } from '#env'
import { commandTexts } from '#texts/start/commands'
import { runCommand } from './run-command'

/** `npm run trail -- expire` or `forget`; the site may be running. */
await runCommand({ options: {}, allowPositionals: true }, async ({ positionals: [work] }) => {
  if (work !== 'expire' && work !== 'forget') throw startProblem('usage', commandTexts.trailUsage)
  // A database of one's own is opened as whoever its address names.
  const asKeeper = env.DATABASE_URL ? (url: string) => url : keeperUrl
  await withDatabase(async (url) => {
    const client = new pg.Client({ connectionString: asKeeper(url) })
    await client.connect()
    try {
      if (work === 'expire') console.log(commandTexts.trailExpired(await expireTrail(client)))
      else console.log(commandTexts.trailForgotten(await forgetInTrail(client)))
    } finally {
      await client.end()
    }
  })
})
