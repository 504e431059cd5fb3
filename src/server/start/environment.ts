import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { startProblem } from '#database/start/start-problem'
import { environmentProblems, projectDir, unknownNamesInFile } from '#env'
import { startTexts } from '#texts/start/start'

export function assertEnvironment() {
  const problems = environmentProblems()
  if (problems.length === 0) return
  const lines = problems.map(({ name, kind, detail }) => `  ${name}: ${startTexts.environment[kind](detail)}`)
  throw startProblem('environment', [startTexts.problems.environment(lines.length), ...lines].join('\n'))
}

/** A warning only: the file may hold something for other programs. */
export function warnOfUnknownNames(logger: Logger) {
  for (const name of unknownNamesInFile())
    logger.warn({ msg: 'a name in .env that the site does not know', name })
}

export function assertNodeVersion() {
  const needed = '20.19.0'
  const found = process.versions.node
  if (isOlder({ found, needed })) {
    throw startProblem('node-version', startTexts.problems.nodeVersion(needed, found))
  }
}

export function siteVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

export function isOlder({ found, needed }: { found: string; needed: string }): boolean {
  const parts = (version: string) => version.split('.').map(Number)
  const ours = parts(found)
  for (const [place, least] of parts(needed).entries()) {
    const given = ours[place] ?? 0
    if (given !== least) return given < least
  }
  return false
}
