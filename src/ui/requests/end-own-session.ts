import { send, type SendResult } from './send'

let isUnderWay = false

async function leaving(call: () => Promise<SendResult<unknown>>): Promise<SendResult<unknown>> {
  // Set first, because the live event may arrive before the response.
  isUnderWay = true
  const answer = await call()
  isUnderWay = answer.ok
  return answer
}

export const endOwnSession = ({ isEverywhere = false } = {}) =>
  leaving(() => send('POST', `/api/users/logout${isEverywhere ? '?allSessions=true' : ''}`))

export const deleteOwnAccount = (proof: { password: string }) =>
  leaving(() => send('POST', '/api/me/delete', proof))

/** True while the member signs out on this page and needs no message. */
export const isSigningOut = () => isUnderWay
