import type { IncomingMessage } from 'node:http'
import { startTexts } from '#texts/start'
import { isPanelPath } from './request-path'

export type Refusal = { status: number; message: string }

const texts = startTexts.http
/** Payload matches this route without regard to case. */
const firstRegister = /^\/api\/[^/]+\/first-register$/i

/** Requests that must not reach Next at all. */
export function refusal({
  request,
  path,
}: {
  request: IncomingMessage
  path: string | null
}): Refusal | null {
  if (path === null) return { status: 400, message: texts.badAddress }
  // Nobody becomes administrator by being the first visitor.
  if (firstRegister.test(path)) return { status: 404, message: texts.notFound }
  if (isPanelPath(path) || !isServerAction({ request, path })) return null
  return { status: 400, message: texts.actionRefused }
}

/** The site has no server actions, which have been Next's weak spot; without scripts they arrive as multipart forms. */
function isServerAction({ request: { method, headers }, path }: { request: IncomingMessage; path: string }) {
  if (headers['next-action'] !== undefined) return true
  const isForm = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
  return method === 'POST' && isForm && !path.startsWith('/api/')
}
