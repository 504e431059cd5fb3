import { send, type SendResult } from './send'

let isUnderWay = false

/** Whatever ends the session that the member looks from; the page itself says so and leaves. */
async function leaving(call: () => Promise<SendResult<unknown>>): Promise<SendResult<unknown>> {
  // Before the call, because the news of it may come faster than its answer.
  isUnderWay = true
  const answer = await call()
  isUnderWay = answer.ok
  return answer
}

/** Signs this browser out, of one session or of all. */
export const endOwnSession = ({ isEverywhere = false } = {}) =>
  leaving(() => send('POST', `/api/users/logout${isEverywhere ? '?allSessions=true' : ''}`))

export const deleteOwnAccount = (proof: { password: string }) =>
  leaving(() => send('POST', '/api/me/delete', proof))

/** True while the member leaves on this very page and needs not be told. */
export const isSigningOut = () => isUnderWay
