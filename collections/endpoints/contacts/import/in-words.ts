import { APIError } from 'payload'
import { isBusy } from '#jobs/contact-import/is-busy'
import { UnusableFile } from '#jobs/contact-import/read-table'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'

export function refused(message: string): never {
  throw new APIError(message, 400, null, true)
}

export function busy(): never {
  throw new APIError(texts.busy, 409, null, true)
}

/** What the file or another import is the reason of is told as that. */
export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnusableFile) return refused(error.message)
    if (isBusy(error)) return busy()
    throw error
  }
}
