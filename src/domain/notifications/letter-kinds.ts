import {
  CLAIM_CODE_MINUTES,
  CONFIRM_LINK_HOURS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  RESET_LINK_MINUTES,
} from '#domain/limits'
import { MAIL_TRIED_HOURS } from './mail-limits'

/** The tasks that hand a letter to the mail server, or order one for each of many. */
export const letterTasks = [
  'emailMembers',
  'sendAdExpiry',
  'sendClaimCode',
  'sendDigest',
  'sendEmailChange',
  'sendEventNews',
  'sendFound',
  'sendLetter',
  'sendMemberEmail',
  'sendMessage',
  'sendRecheck',
] as const
export type LetterTask = (typeof letterTasks)[number]

/** What a letter is, for people; some tasks write two kinds. */
export type LetterKind =
  | Exclude<LetterTask, 'sendLetter' | 'sendEmailChange'>
  | 'resetPassword'
  | 'confirmEmail'
  | 'confirmNewEmail'
  | 'undoEmail'

/** `input`: what its job was given. */
export type OrderedLetter = { task: LetterTask; input: unknown; orderedAt: Date }

export function letterKind({ task, input }: Pick<OrderedLetter, 'task' | 'input'>): LetterKind {
  const { letter, link } = (input ?? {}) as { letter?: string; link?: string }
  if (task === 'sendLetter') return letter === 'confirmEmail' ? 'confirmEmail' : 'resetPassword'
  if (task === 'sendEmailChange') return link === 'undo' ? 'undoEmail' : 'confirmNewEmail'
  return task
}

/** How long the link or code of a letter is good for; the others lead to what has no end. */
const minutesGood: Partial<Record<LetterKind, number>> = {
  resetPassword: RESET_LINK_MINUTES,
  confirmEmail: CONFIRM_LINK_HOURS * 60,
  confirmNewEmail: EMAIL_CHANGE_HOURS * 60,
  undoEmail: EMAIL_UNDO_DAYS * 24 * 60,
  sendClaimCode: CLAIM_CODE_MINUTES,
}

/** Null where the link has no end. */
function linkEnd(letter: OrderedLetter): Date | null {
  const minutes = minutesGood[letterKind(letter)]
  return minutes === undefined ? null : new Date(letter.orderedAt.getTime() + minutes * 60_000)
}

/** Whoever asked for it has asked anew or given up. */
export function isLinkOver(letter: OrderedLetter, now: Date): boolean {
  const end = linkEnd(letter)
  return end !== null && end <= now
}

/** Until when a letter is tried. */
export function triedUntil(letter: OrderedLetter): Date {
  const longest = letter.orderedAt.getTime() + MAIL_TRIED_HOURS * 3_600_000
  return new Date(Math.min(longest, linkEnd(letter)?.getTime() ?? longest))
}
