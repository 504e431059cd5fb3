import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ENV_FILE_MAX_BYTES } from './domain/running-limits'

type EnvFile = { values: Record<string, string>; problem: string | null }

/** A missing file is an empty one; one that cannot be read is a problem to tell, not a stack. */
export function readEnvFile(file: string): EnvFile {
  try {
    const content = readFileSync(/* turbopackIgnore: true */ file)
    if (content.length > ENV_FILE_MAX_BYTES) return { values: {}, problem: 'EFBIG' }
    return { values: parseEnv(content.toString('utf8')) as Record<string, string>, problem: null }
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException
    return { values: {}, problem: code === 'ENOENT' ? null : code }
  }
}
