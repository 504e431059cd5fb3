import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env, projectDir } from '#env'

let known: string | undefined

/**
 * Of the sources that were built; the same on every machine. The service worker and every page name theirs. Read when
 * it is first asked for: the start that reads this file may be about to build.
 */
export const buildId = (): string => (known ??= env.NODE_ENV === 'production' ? ofLastBuild() : 'dev')

function ofLastBuild(): string {
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ projectDir, '.next', 'source-hash'),
      'utf8',
    ).slice(0, 12)
  } catch {
    return 'dev'
  }
}
