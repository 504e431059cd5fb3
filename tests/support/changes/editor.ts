import { writeSync } from 'node:fs'
import { createLocalReq } from 'payload'
import { articleInput, newArticle } from '../factories'
import { account, getTestPayload } from '../rest'

/** Publishes that many articles, retrying while the database restarts, with rolled back writes in between. */
const wanted = Number(process.argv[2])
const editors = 4
const say = (word: string, id: string) => writeSync(1, `${word} ${id}\n`)

await account('moderator')
await articleInput()
say('ready', '')
await new Promise<void>((resolve) => process.stdin.once('data', () => resolve()))
process.stdin.on('close', () => process.exit(1))
let acknowledged = 0
await Promise.all(Array.from({ length: editors }, edit))
process.exit(0)

async function edit() {
  while (acknowledged < wanted) {
    try {
      if (acknowledged % 10 === 0) await writeAndTakeBack()
      const { id } = await newArticle()
      acknowledged += 1
      say('published', id)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function writeAndTakeBack() {
  const payload = await getTestPayload()
  const transactionID = (await payload.db.beginTransaction())!
  const req = await createLocalReq({ req: { transactionID } }, payload)
  const data = { ...(await articleInput({ title: 'Никога публикувана' })), slug: `n-${crypto.randomUUID()}` }
  const { id } = await payload.create({ collection: 'articles', data: data as never, req })
  await payload.db.rollbackTransaction(transactionID)
  say('taken-back', id)
}
