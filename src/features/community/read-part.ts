import { getPayload } from 'payload'
import config from '#config'
import { answerWithStatus } from '../../request-context'

const UNAVAILABLE = 503

/** The fallback for a part that cannot be read; what else was read is shown. Such a page is not cached. */
export async function readPart<Part, Fallback>(
  reading: Promise<Part>,
  { name, fallback }: { name: string; fallback: Fallback },
): Promise<Part | Fallback> {
  try {
    return await reading
  } catch (err) {
    const { logger } = await getPayload({ config })
    logger.error({ msg: 'a part of a page could not be read', part: name, err })
    answerWithStatus(UNAVAILABLE)
    return fallback
  }
}
