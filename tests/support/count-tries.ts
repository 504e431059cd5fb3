import { countAttempt } from '#database/sign-in-attempts'
import { getTestPayload } from './rest'

/** As many wrong passwords were counted, without the third of a second that comparing each takes. */
export async function countTries(email: string, count: number) {
  const connection = { payload: await getTestPayload(), transactionID: undefined }
  for (let number = 0; number < count; number += 1) await countAttempt(connection, email)
}
