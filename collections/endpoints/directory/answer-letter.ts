import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { confirmEntry, stopLetters } from '#database/statements/directory/letters'
import { letterOfToken } from '#domain/directory/letter-token'
import { routes } from '#domain/routes'
import { env } from '#env'
import { announceEntry } from '#hooks/directory/announce-entry'
import { letterTexts as texts } from '#texts/directory/letters'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, refuse } from '#collections/endpoints/answers'

const call = { ...open({ query: ['token'], limit: 'unsubscribe' }), ...whileSuspended }

const tokenIn = ({ query }: PayloadRequest) => (typeof query.token === 'string' ? query.token : '')
const letterIn = (req: PayloadRequest) =>
  letterOfToken({ token: tokenIn(req), secret: env.PAYLOAD_SECRET ?? '' }) ?? refuse(400, texts.badLink)

/** Without a session: the token says which entry, and to which address the letter went. */
const correct: Endpoint = {
  path: '/directory/letters/correct',
  method: 'post',
  custom: call,
  handler: async (req) => {
    const letter = letterIn(req)
    await inTransaction(req, async () => {
      if (!(await confirmEntry(req, letter))) refuse(409, texts.outdated)
      await announceEntry(req, { kind: 'contacts', id: letter.entryId })
    })
    return privately({ message: texts.done.correct })
  },
}

/** Also one click of a mail program (RFC 8058). */
const stop: Endpoint = {
  path: '/directory/letters/stop',
  method: 'post',
  custom: call,
  handler: async (req) => {
    await stopLetters(req, letterIn(req))
    return privately({ message: texts.done.stop })
  },
}

/** Older mail programs open the URL; a GET alone must not change anything. */
const stopPage: Endpoint = {
  path: '/directory/letters/stop',
  method: 'get',
  custom: { ...open({ query: ['token'] }), ...whileSuspended },
  handler: (req) =>
    new Response(null, {
      status: 303,
      headers: {
        Location: env.SITE_URL + routes.letterAnswer('stop', tokenIn(req)),
        'Cache-Control': 'no-store',
      },
    }),
}

export const answerLetter = [correct, stop, stopPage]
