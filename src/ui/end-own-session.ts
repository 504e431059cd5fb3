import { send, type SendResult } from './send'

let isUnderWay = false

/** Signs this browser out, of one session or of all; the page itself says so and leaves. */
export async function endOwnSession({ isEverywhere = false } = {}): Promise<SendResult<unknown>> {
  // Before the call, because the news of it may come faster than its answer.
  isUnderWay = true
  const answer = await send('POST', `/api/users/logout${isEverywhere ? '?allSessions=true' : ''}`)
  isUnderWay = answer.ok
  return answer
}

/** True while the member signs out on this very page and needs not be told. */
export const isSigningOut = () => isUnderWay
