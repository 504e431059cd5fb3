import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  countFailedLetters,
  dropFailedLetter,
  failedLetters,
  type FailedLetter,
  orderAgain,
} from '#database/statements/jobs/letters'
import { hideAddresses } from '#domain/log/hide-addresses'
import { isLinkOver, letterKind } from '#domain/notifications/letter-kinds'
import { FAILED_LETTERS_SHOWN } from '#domain/panel-limits'
import type { FailedLetters, ShownLetter } from '#domain/panels/failed-letters'
import { formatNumber } from '#domain/text/format-number'
import { letterTexts as texts } from '#texts/panels/letters'
import { type Deed, writeTrail } from '#hooks/trail/write-trail'
import { idIn, privately, refuse, signedInAdmin } from '#collections/endpoints/answers'

const isOver = (letter: FailedLetter) =>
  isLinkOver({ ...letter, orderedAt: new Date(letter.orderedAt) }, new Date())

/** Without what the job was given: it names people and what was written to them. */
const shown = (letter: FailedLetter): ShownLetter => ({
  id: letter.id,
  kind: letterKind(letter),
  to: letter.error?.to ?? null,
  orderedAt: letter.orderedAt,
  failedAt: letter.failedAt,
  reason: hideAddresses(letter.error?.message ?? ''),
  isRefused: letter.error?.isRefused === true,
  isOver: isOver(letter),
})

async function list(req: PayloadRequest) {
  signedInAdmin(req)
  const [total, letters] = await Promise.all([
    countFailedLetters(req),
    failedLetters(req, { limit: FAILED_LETTERS_SHOWN }),
  ])
  return privately({ total, letters: letters.map(shown) } satisfies FailedLetters)
}

/** All whose link still opens something. */
async function allAgain(req: PayloadRequest) {
  signedInAdmin(req)
  const letters = await failedLetters(req, { limit: null })
  const current = letters.filter((letter) => !isOver(letter))
  const count = await sendAgain(req, current)
  const left = letters.length - current.length
  const message = texts.ordersAgain(count, formatNumber(count), left > 0 ? formatNumber(left) : null)
  return privately({ message, count })
}

async function oneAgain(req: PayloadRequest) {
  signedInAdmin(req)
  const [letter] = await failedLetters(req, { limit: 1, id: idIn(req) })
  if (!letter) return refuse(404, texts.gone)
  if (isOver(letter)) return refuse(409, texts.cannotAgain)
  const count = await sendAgain(req, [letter])
  if (count === 0) return refuse(404, texts.gone)
  return privately({ message: texts.ordersAgain(count, formatNumber(count), null), count })
}

/** Returns how many were still there. */
const sendAgain = (req: PayloadRequest, letters: readonly FailedLetter[]): Promise<number> =>
  inTransaction(req, async () => {
    const ids = letters.map(({ id }) => id)
    const sent = new Set(await orderAgain(req, ids))
    const found = letters.filter(({ id }) => sent.has(id))
    await writeTrail(
      req,
      found.map((letter) => deed('sendAgain', letter)),
    )
    return sent.size
  })

async function drop(req: PayloadRequest) {
  signedInAdmin(req)
  const [letter] = await failedLetters(req, { limit: 1, id: idIn(req) })
  const isDropped = await inTransaction(req, async () => {
    if (!letter || !(await dropFailedLetter(req, letter.id))) return false
    await writeTrail(req, [deed('delete', letter)])
    return true
  })
  if (!isDropped) return refuse(404, texts.gone)
  return privately({ message: texts.dropped })
}

/** Its kind and nothing of what is in it. */
const deed = (action: 'sendAgain' | 'delete', letter: FailedLetter): Deed => ({
  action,
  subject: 'letters',
  documentId: letter.id,
  title: texts.kinds[letterKind(letter)],
})

/** What the mail server did not take. For administrators: it is upkeep of the site. */
export const failedLetterCalls: Endpoint[] = [
  { path: '/panel/letters', method: 'get', handler: list },
  { path: '/panel/letters/again', method: 'post', handler: allAgain },
  { path: '/panel/letters/:id/again', method: 'post', handler: oneAgain },
  { path: '/panel/letters/:id', method: 'delete', handler: drop },
]
