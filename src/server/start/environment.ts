import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startProblem } from '#database/start/start-problem'
import { environmentProblems, projectDir } from '#env'
import { startTexts } from '#texts/start/start'

export function assertEnvironment() {
  const problems = environmentProblems()
  if (problems.length === 0) return
  const lines = problems.map(({ name, kind, detail }) => `  ${name}: ${startTexts.environment[kind](detail)}`)
  throw startProblem('environment', [startTexts.problems.environment(lines.length), ...lines].join('\n'))
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
