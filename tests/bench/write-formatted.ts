import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/** As `npm run format` would leave it. */
export async function writeFormatted(file: string, text: string) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
