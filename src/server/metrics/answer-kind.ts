import { isPanelPath } from '../request/request-path'
import { storedFile } from '../response/api-caching'
import { publicFiles } from '../response/public-files'
import type { AnswerKind } from './traffic'

export const METRICS_PATH = '/metrics'
export const HEALTH_PATH = '/api/health'
/** For load balancers: whether this process takes requests, whatever else is well. */
export const READY_PATH = '/api/ready'
const probes: readonly (string | null)[] = [METRICS_PATH, HEALTH_PATH, READY_PATH]

/** Never the address itself: anyone can make up any number of them. */
export function answerKind(path: string | null, { isReady }: { isReady: boolean }): AnswerKind {
  if (probes.includes(path)) return 'probe'
  if (isPanelPath(path)) return 'panel'
  if (!path) return 'page'
  if (path.startsWith('/_next/') || publicFiles.has(path) || storedFile.test(path)) return 'file'
  if (path.startsWith('/api/')) return 'api'
  return isReady ? 'kept_page' : 'page'
}
