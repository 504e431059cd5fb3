import type { Endpoint, PayloadRequest } from 'payload'
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
  const { id: by } = signedInAdmin(req)
  const letters = await failedLetters(req, { limit: null })
  const ids = letters.filter((letter) => !isOver(letter)).map(({ id }) => id)
  const count = await orderAgain(req, ids)
  req.payload.logger.info({ msg: 'letters are tried again', count, by })
  const left = letters.length - ids.length
  const message = texts.ordersAgain(count, formatNumber(count), left > 0 ? formatNumber(left) : null)
  return privately({ message, count })
}

async function oneAgain(req: PayloadRequest) {
  const { id: by } = signedInAdmin(req)
  const id = idIn(req)
  const [letter] = await failedLetters(req, { limit: 1, id })
  if (!letter) return refuse(404, texts.gone)
  if (isOver(letter)) return refuse(409, texts.cannotAgain)
  const count = await orderAgain(req, [id])
  if (count === 0) return refuse(404, texts.gone)
  req.payload.logger.info({ msg: 'letters are tried again', count, by, job: id })
  return privately({ message: texts.ordersAgain(count, formatNumber(count), null), count })
}

async function drop(req: PayloadRequest) {
  const { id: by } = signedInAdmin(req)
  const id = idIn(req)
  const task = await dropFailedLetter(req, id)
  if (!task) return refuse(404, texts.gone)
  req.payload.logger.info({ msg: 'a letter was deleted', task, by, job: id })
  return privately({ message: texts.dropped })
}

/** What the mail server did not take. For administrators: it is upkeep of the site. */
export const failedLetterCalls: Endpoint[] = [
  { path: '/panel/letters', method: 'get', handler: list },
  { path: '/panel/letters/again', method: 'post', handler: allAgain },
  { path: '/panel/letters/:id/again', method: 'post', handler: oneAgain },
  { path: '/panel/letters/:id', method: 'delete', handler: drop },
]
