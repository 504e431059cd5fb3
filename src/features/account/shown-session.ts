import { longDateTime } from '#domain/time/dates'
import type { OwnSession } from '#domain/account/own-sessions'
import { accountTexts } from '#texts/account/account'
import { deviceName } from '#texts/account/sessions'
import type { ShownSession } from './session-list'

const { sessions: texts } = accountTexts

/** Dates are formatted on the server, because browsers may format them differently. */
export function toShown({ id, browser, ip, lastUsedAt, current }: OwnSession): ShownSession {
  const lastUse = lastUsedAt && texts.lastUsed(longDateTime(lastUsedAt))
  return {
    id,
    name: deviceName(browser),
    facts: [ip, lastUse].filter(Boolean).join(' · '),
    isCurrent: current,
  }
}
