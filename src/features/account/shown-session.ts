import { longDateTime } from '#domain/dates'
import type { OwnSession } from '#domain/own-sessions'
import { accountTexts } from '#texts/account'
import { deviceName } from '#texts/devices'
import type { ShownSession } from './session-list'

const { sessions: texts } = accountTexts

/** Worded on the server: a browser may write the same moment differently. */
export function toShown({ id, browser, ip, lastUsedAt, current }: OwnSession): ShownSession {
  const lastUse = lastUsedAt && texts.lastUsed(longDateTime(lastUsedAt))
  return { id, name: deviceName(browser), facts: [ip, lastUse].filter(Boolean).join(' · '), isCurrent: current }
}
