import { APIError } from 'payload'
import { TooManyReaders } from '#jobs/contact-import/in-reader'
import { UnusableFile } from '#jobs/contact-import/read-table'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'

export function refused(message: string): never {
  throw new APIError(message, 400, null, true)
}

export function busy(): never {
  throw new APIError(texts.busy, 409, null, true)
}

/** PostgreSQL's lock timeout. */
const LOCK_TIMEOUT = '55P03'

/** What the file or another import is the reason of is told as that. */
export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnusableFile) return refused(error.message)
    const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
    if (error instanceof TooManyReaders || [code, cause?.code].includes(LOCK_TIMEOUT)) return busy()
    throw error
  }
}
