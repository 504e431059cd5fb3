import type { Payload } from 'payload'
import { hasGaps } from '#domain/legal/gaps'
import { richTextOf } from '#domain/text/rich-text'
import { legalParts } from '#texts/legal/legal'

/** § 5 DDG asks for the name and the address of who publishes a site. */
export async function lacksPublisher(payload: Payload): Promise<boolean> {
  const select = { imprint: true } as const
  const { imprint } = await payload.findGlobal({ slug: 'legal', depth: 0, select })
  return hasGaps(imprint ?? richTextOf(legalParts.imprint))
}

export async function warnOfMissingPublisher(payload: Payload): Promise<void> {
  try {
    if (!(await lacksPublisher(payload))) return
    payload.logger.warn({ msg: 'the publisher is not filled in', fill: '/admin/globals/legal' })
  } catch (err) {
    payload.logger.error({ msg: 'legal texts not read', err })
  }
}
