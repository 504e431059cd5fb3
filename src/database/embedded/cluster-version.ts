import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'

/** False for an empty or missing folder. Throws for data of another major version. */
export async function clusterExists({
  cluster,
  major,
}: {
  cluster: string
  major: string
}): Promise<boolean> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return refuseUnknown(cluster)
  const found = version.trim()
  if (found === major) return true
  throw startProblem('cluster-version', startTexts.problems.clusterVersion(cluster, found, major))
}

async function refuseUnknown(cluster: string) {
  const content = await readdir(cluster).catch(() => [])
  if (content.length > 0) throw startProblem('cluster', startTexts.problems.clusterUnknown(cluster))
  return false
}
