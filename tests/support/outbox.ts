import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const writtenTo = async (email: string, dataDir: string): Promise<string[]> =>
  (await sentTo(email, dataDir)).map(decoded)

export async function sentTo(email: string, dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')))
  return letters.filter((letter) => letter.includes(`To: ${email}`))
}

export function linkOf(letter: string | undefined): string {
  const [address] = /https?:\/\/\S+\?token=[\w-]+/.exec(letter ?? '') ?? []
  if (!address) throw new Error(`no link in: ${letter}`)
  return address
}

/** Both encodings that nodemailer uses for Bulgarian. */
function decoded(letter: string): string {
  return letter
    .split(/\r?\n\r?\n(?=-{2}|[\w=+/])|\r?\n(?=--)/)
    .map((part) =>
      /^[\w+/=\r\n]{60,}$/.test(part.trim()) ? Buffer.from(part, 'base64').toString('utf8') : part,
    )
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
}
