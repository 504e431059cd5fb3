import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'

const run = promisify(execFile)
const timeout = 30_000

export type Account = { uid: number; gid: number } | undefined

export async function postgresAccount(cluster: string): Promise<Account> {
  const ownUid = process.getuid?.()
  if (ownUid === undefined) return undefined
  const owner = await stat(cluster).catch(() => null)
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid)
      throw startProblem('data-dir', startTexts.problems.clusterForeign(cluster))
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findAccount('postgres')) ?? (await createAccount('postgres'))
}

async function findAccount(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name], { timeout })).stdout)),
    )
    return { uid: uid!, gid: gid! }
  } catch {
    return undefined
  }
}

async function createAccount(name: string): Promise<Account> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name], {
      timeout,
    })
  } catch (error) {
    throw startProblem('cluster', startTexts.problems.noPostgresUser(firstLine(error as Error)))
  }
  return findAccount(name)
}

/** PostgreSQL's own user cannot open folders under /root (0700). */
export async function assertReachable({ account, folders }: { account: Account; folders: string[] }) {
  if (!account) return
  for (const folder of folders) {
    const blocked = await firstClosedFolder({ account, folder })
    if (blocked) throw startProblem('data-dir', startTexts.problems.unreachableFolder(folder, blocked))
  }
}

async function firstClosedFolder({ account, folder }: { account: NonNullable<Account>; folder: string }) {
  const parts = folder.split(path.sep)
  for (let length = 1; length <= parts.length; length++) {
    const step = parts.slice(0, length).join(path.sep) || path.sep
    const { mode, uid, gid } = await stat(step)
    const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & mayEnter) === 0) return step
  }
  return null
}

function firstLine(error: Error & { stderr?: string }) {
  return (error.stderr || error.message).trim().split('\n')[0]!
}
