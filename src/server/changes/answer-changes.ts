import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { isPublicRoom, type LiveMessage, mayEnter, type Viewer } from '#changes/rooms'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { requestLimits } from '#domain/request-limits'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { requestAddress } from '../request/request-address'
import type { Exchange } from '../response/exchange'
import { type Refusal, sendRefusal } from '../response/refusal'
import type { Accounts } from '../sockets/accounts'
import { identifyRequest } from '../sockets/identify-request'
import { SocketRefusal } from '../sockets/identify-by-token'
import { type ChangesQuestion, readQuestion } from './changes-question'
import type { ChangeStream } from './stream'

export const CHANGES_PATH = '/api/changes'

/** `refused`: rooms that this viewer may not hear. */
type Changes = { at: number; reload: boolean; changes: LiveMessage[]; refused: string[] }
type Parts = {
  stream: Pick<ChangeStream, 'lastId' | 'messagesSince' | 'reaches'>
  accounts: Pick<Accounts, 'keys' | 'stateOf'>
}

const unavailable = { status: 503, message: errorTexts.unavailable, retryAfter: RETRY_AFTER_SECONDS }

/** What sockets tell, by the same rules, for where they do not get through (docs/decisions/055-without-websockets.md). */
export function createChangesAnswers({ stream, accounts }: Parts) {
  const { points, seconds: duration } = requestLimits.changes
  const limiter = new RateLimiterMemory({ points, duration })

  const refusalOf = async ({ request, method }: Exchange): Promise<Refusal | null> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, message: startTexts.http.badMethod }
    if (env.REQUEST_LIMITS === 'off') return null
    return limiter.consume(requestAddress(request)).then(
      () => null,
      ({ msBeforeNext }: RateLimiterRes) => {
        const retryAfter = Math.ceil(msBeforeNext / 1_000)
        return { status: 429, message: refusalTexts.tooMany(retryAfter), retryAfter }
      },
    )
  }

  const answer = async ({ request: { url }, headers }: Exchange): Promise<Refusal | Changes> => {
    const asked = readQuestion(url)
    if (typeof asked === 'string') return { status: 400, message: asked }
    // Public rooms cost no question about the viewer.
    const isAnybodys = headers.authorization === undefined && asked.rooms.every(isPublicRoom)
    const viewer = isAnybodys ? null : await identifyRequest({ headers, accounts })
    if (!asked.rooms.some((room) => mayEnter({ room, viewer })))
      return viewer
        ? { status: 403, message: errorTexts.forbidden }
        : { status: 401, message: errorTexts.signInFirst }
    return (await stream.reaches(asked.since)) ? changesFor(asked, viewer) : unavailable
  }

  const changesFor = ({ rooms, since }: ChangesQuestion, viewer: Viewer): Changes => {
    const heard = rooms.filter((room) => mayEnter({ room, viewer }))
    const missed = heard.map((room) => (since ? stream.messagesSince({ room, since }) : []))
    return {
      at: stream.lastId(),
      reload: missed.includes(null),
      changes: missed.flatMap((messages) => messages ?? []).sort((a, b) => a.id - b.id),
      refused: rooms.filter((room) => !heard.includes(room)),
    }
  }

  return async (exchange: Exchange) => {
    const answered = (await refusalOf(exchange)) ?? (await answer(exchange).catch(refused))
    if ('status' in answered) return sendRefusal({ ...exchange, ...answered })
    exchange.response.setHeader('Cache-Control', 'no-store')
    exchange.response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    exchange.response.end(exchange.method === 'HEAD' ? undefined : JSON.stringify(answered))
  }
}

function refused(error: unknown): Refusal {
  if (!(error instanceof SocketRefusal) || error.data.reason === 'unavailable') return unavailable
  return { status: 401, message: error.message }
}
