import type { LetterKind } from '#domain/notifications/letter-kinds'

export type ShownLetter = {
  id: string
  kind: LetterKind
  /** Masked; null when it failed before its address was known. */
  to: string | null
  orderedAt: string
  failedAt: string
  /** What the mail server said, without addresses. */
  reason: string
  /** The server does not take this address. */
  isRefused: boolean
  /** Its link or code would open nothing any more. */
  isOver: boolean
}

/** Answer of `GET /api/panel/letters`: those given up last come first. */
export type FailedLetters = { total: number; letters: ShownLetter[] }
