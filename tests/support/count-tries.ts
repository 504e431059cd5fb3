import { countTry, type Place } from '#database/statements/account/sign-in-attempts'
import { passwordTries } from '#domain/limits'
import { getTestPayload } from './rest'

/** Without hashing, which takes a third of a second each. */
export async function countTries(email: string, count: number, address = 'unknown') {
  await countAt({ limit: 'addressAtAccount', of: [email, address] }, count)
}

export async function countAt(place: Place, count: number) {
  const connection = { payload: await getTestPayload(), transactionID: undefined }
  for (let number = 0; number < count; number += 1) await countTry(connection, place)
}

export const closeAccount = (email: string) =>
  countAt({ limit: 'account', of: [email] }, passwordTries.account.tries)
