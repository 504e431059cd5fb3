import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#env'
import { getTestPayload } from './rest'

/** Sends what is queued and gives the letters to one address, the oldest first, decoded. */
export async function lettersTo(email: string): Promise<string[]> {
  await (await getTestPayload()).jobs.run({ queue: 'mail', limit: 100 })
  return writtenTo(email, env.DATA_DIR)
}

export async function writtenTo(email: string, dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')))
  return letters.filter((letter) => letter.includes(`To: ${email}`)).map(decoded)
}

export const linkIn = (letter: string | undefined): URL => {
  const [address] = /https?:\/\/\S+\?token=[\w-]+/.exec(letter ?? '') ?? []
  if (!address) throw new Error(`no link in: ${letter}`)
  return new URL(address)
}

export const tokenIn = (letter: string | undefined): string => linkIn(letter).searchParams.get('token') ?? ''

/** Both forms that nodemailer writes Bulgarian text in. */
function decoded(letter: string): string {
  return letter
    .split(/\r?\n\r?\n(?=-{2}|[\w=+/])/)
    .map((part) => (/^[\w+/=\r\n]{60,}$/.test(part.trim()) ? Buffer.from(part, 'base64').toString('utf8') : part))
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
}
