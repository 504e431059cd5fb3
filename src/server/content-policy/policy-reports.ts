import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { POLICY_REPORT_MAX_BYTES } from '#domain/limits'
import { requestLimits } from '#domain/request-limits'
import { env } from '#env'
import { requestAddress } from '../request/request-address'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const minuteMs = 60_000
/** Anybody can send reports: only these names are logged. */
const directives = new Set([
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'media-src', 'connect-src', 'frame-src', 'object-src', 'base-uri', 'form-action'],
  ...['font-src', 'worker-src', 'manifest-src', 'frame-ancestors', 'default-src'],
])

export function createPolicyReports({ logger, everyMs = minuteMs }: { logger: Logger; everyMs?: number }) {
  const { points, seconds: duration } = requestLimits.policyReport
  const limiter = new RateLimiterMemory({ points, duration })
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  const tell = () => {
    logger.warn({ msg: 'policy reports', counts: Object.fromEntries(counts) })
    counts.clear()
    timer = null
  }
  const count = (directive: string) => {
    counts.set(directive, (counts.get(directive) ?? 0) + 1)
    timer ??= setTimeout(tell, everyMs).unref()
  }
  const mayCount = (request: IncomingMessage) =>
    env.REQUEST_LIMITS === 'off' ||
    limiter.consume(requestAddress(request)).then(
      () => true,
      () => false,
    )

  return async ({ request, response }: Exchange) => {
    const body = (await mayCount(request)) ? await smallBody(request) : null
    for (const directive of body === null ? [] : directivesIn(body)) count(directive)
    if (!request.complete) response.setHeader('Connection', 'close')
    response.writeHead(204).end()
  }
}

async function smallBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > POLICY_REPORT_MAX_BYTES) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > POLICY_REPORT_MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Handles `report-uri` (one report) and `report-to` (several). */
function directivesIn(body: string): string[] {
  try {
    const reports = [JSON.parse(body) as unknown].flat()
    return reports.map((report) => {
      const { 'csp-report': old, body: young } = report as Record<string, Record<string, unknown>>
      const directive =
        old?.['effective-directive'] ?? old?.['violated-directive'] ?? young?.effectiveDirective
      return typeof directive === 'string' && directives.has(directive) ? directive : 'other'
    })
  } catch {
    return ['unreadable']
  }
}
