import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { acquireLock, type Lock } from '#database/embedded/lock'
import { poll } from '#database/start/poll'
import { diskFullProblem, startProblem } from '#database/start/start-problem'
import { isDiskFull } from '#domain/web/disk-full'
import { projectDir } from '#env'
import { startTexts } from '#texts/start/start'
import { childProblem, runScript } from './child'
import { sourceHash } from './source-hash'

const hashFile = path.join(projectDir, '.next', 'source-hash')
const lockFile = path.join(projectDir, '.cache', 'build-lock')
const limitMinutes = 15

type Build = { output: 'inherit' | 'collect'; signal?: AbortSignal; tell: (line: string) => void }

export async function isBuilt(): Promise<boolean> {
  const built = await readFile(hashFile, 'utf8').catch(() => null)
  return built !== null && built === sourceHash(projectDir)
}

/** One of two concurrent starts builds; the other waits and checks again. */
export const buildIfOld = (build: Build) =>
  alone(build, async () => {
    if (!(await isBuilt())) await buildNow(build)
  })

export const buildAnyway = (build: Build) => alone(build, () => buildNow(build))

async function alone(build: Build, work: () => Promise<void>) {
  try {
    const lock = await claimBuild(build)
    await work().finally(lock.release)
  } catch (error) {
    throw isDiskFull(error) ? diskFullProblem(projectDir) : error
  }
}

async function buildNow({ output, signal }: Build) {
  const hash = sourceHash(projectDir)
  await rm(hashFile, { force: true })
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  // "compile" skips prerendering, which needs the database.
  const args = ['build', '--experimental-build-mode', 'compile']
  const limit = { minutes: limitMinutes, kind: 'build', step: startTexts.steps.build } as const
  const result = await runScript({ script: next, args, signal, output, limit })
  if (!result.isOk) {
    const otherwise = startProblem('build', startTexts.problems.buildFailed)
    throw await childProblem({ output: result.output, folder: projectDir, otherwise })
  }
  await writeFile(hashFile, hash)
}

async function claimBuild({ tell, signal }: Build): Promise<Lock> {
  await mkdir(path.dirname(lockFile), { recursive: true })
  let hasTold = false
  const lock = await poll({
    limitMs: limitMinutes * 60_000,
    everyMs: 300,
    ask: async () => {
      signal?.throwIfAborted()
      const claim = await acquireLock({ file: lockFile, purpose: 'command' })
      if ('release' in claim) return claim
      if (!hasTold) tell(startTexts.waitingForBuild)
      hasTold = true
      return null
    },
  })
  if (!lock) throw startProblem('build', startTexts.problems.buildFailed)
  return lock
}
