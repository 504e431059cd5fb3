import { expect, it } from 'vitest'
import {
  CLAIM_CODE_MINUTES,
  CONFIRM_LINK_HOURS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  RESET_LINK_MINUTES,
} from '#domain/limits'
import { isLinkOver, letterKind, type OrderedLetter, triedUntil } from '#domain/notifications/letter-kinds'
import { nextTry, pauseAfter } from '#domain/notifications/mail-attempts'
import {
  MAIL_LAST_TRY_MINUTES,
  MAIL_PAUSE_MAX_MINUTES,
  MAIL_PAUSE_SECONDS,
  MAIL_TRIED_HOURS,
} from '#domain/notifications/mail-limits'

const ordered = new Date('2026-11-28T08:00:00Z')
const inMinutes = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000)

/** When a letter that never goes out is tried, in minutes from its order. */
function triesOf(letter: Omit<OrderedLetter, 'orderedAt'>): number[] {
  const tries: number[] = []
  const until = triedUntil({ ...letter, orderedAt: ordered })
  for (let now: Date | null = ordered; now; now = nextTry({ tries: tries.length, until, now })) {
    tries.push((now.getTime() - ordered.getTime()) / 60_000)
  }
  return tries
}

const message = { task: 'sendMessage', input: {} } as const
const reset = { task: 'sendLetter', input: { letter: 'resetPassword' } } as const
const confirm = { task: 'sendLetter', input: { letter: 'confirmEmail' } } as const
const change = { task: 'sendEmailChange', input: { link: 'confirm' } } as const
const undo = { task: 'sendEmailChange', input: { link: 'undo' } } as const
const code = { task: 'sendClaimCode', input: { kind: 'contacts' } } as const

it('the pauses begin with seconds, double and stay at the longest', () => {
  const pauses = Array.from({ length: 60 }, (_, index) => pauseAfter(index + 1) / 1000)
  expect(pauses.slice(0, 3)).toEqual([1, 2, 4].map((times) => times * MAIL_PAUSE_SECONDS))
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(pauses.at(-1)).toBe(MAIL_PAUSE_MAX_MINUTES * 60)
})

it('a server that asks to come again after five minutes is met soon after', () => {
  const next = triesOf(message).find((minutes) => minutes >= 5)
  expect(next).toBeLessThan(6)
})

it('a letter is tried for all its hours, at last shortly before they end', () => {
  const tries = triesOf(message)
  expect(tries.at(-1)).toBe(MAIL_TRIED_HOURS * 60 - MAIL_LAST_TRY_MINUTES)
  expect(Math.max(...tries.map((at, index) => at - (tries[index - 1] ?? 0)))).toBeCloseTo(
    MAIL_PAUSE_MAX_MINUTES,
  )
})

it.each([
  [reset, RESET_LINK_MINUTES],
  [code, CLAIM_CODE_MINUTES],
  [confirm, CONFIRM_LINK_HOURS * 60],
  [change, EMAIL_CHANGE_HOURS * 60],
])('%o is tried as long as its link is good', (letter, minutes) => {
  const tries = triesOf(letter)
  expect(tries.at(-1)).toBe(minutes - MAIL_LAST_TRY_MINUTES)
  expect(isLinkOver({ ...letter, orderedAt: ordered }, inMinutes(minutes - 1))).toBe(false)
  expect(isLinkOver({ ...letter, orderedAt: ordered }, inMinutes(minutes))).toBe(true)
})

it('a longer link does not make the trying longer', () => {
  expect(triesOf(undo).at(-1)).toBe(MAIL_TRIED_HOURS * 60 - MAIL_LAST_TRY_MINUTES)
  expect(isLinkOver({ ...undo, orderedAt: ordered }, inMinutes((EMAIL_UNDO_DAYS * 24 - 1) * 60))).toBe(false)
  expect(isLinkOver({ ...message, orderedAt: ordered }, inMinutes(1_000_000))).toBe(false)
})

it('a letter whose first try comes too late is given up after it', () => {
  const until = triedUntil({ ...message, orderedAt: ordered })
  expect(nextTry({ tries: 1, until, now: inMinutes(MAIL_TRIED_HOURS * 60 + 1) })).toBeNull()
})

it('the kind of a letter is what people know it by', () => {
  expect([reset, confirm, change, undo, code].map(letterKind)).toEqual([
    'resetPassword',
    'confirmEmail',
    'confirmNewEmail',
    'undoEmail',
    'sendClaimCode',
  ])
})
