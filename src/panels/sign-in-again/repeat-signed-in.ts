import { signInAgainTexts as texts } from '#texts/panels/sign-in-again'

type Ask = (asked: null) => Promise<boolean>

const reads = ['GET', 'HEAD']
/** What a visitor hears instead of a member: also that there is no such thing, or that files are not taken. */
const refusals = [401, 403, 404, 415]
/** These ask for a password themselves, or end the session. */
const ofSessions = /^\/api\/users\/(login|logout)\b/

/** What a signed-out person sends waits until they have signed in again, and is repeated. */
export const repeatSignedIn =
  (memberId: string | undefined, send: typeof fetch, ask: Ask): typeof fetch =>
  async (input, init = {}) => {
    const path = typeof input === 'string' ? input.replace(location.origin, '') : ''
    const isWrite = !reads.includes(init.method?.toUpperCase() ?? 'GET')
    if (!memberId || !isWrite || !path.startsWith('/api/') || ofSessions.test(path)) return send(input, init)
    const headers = new Headers(init.headers)
    // Whoever has signed in since in this browser does not save in their own name what another has written.
    headers.set('X-Member', memberId)
    const asThem = { ...init, headers }
    const answer = await send(input, asThem)
    if (!refusals.includes(answer.status) || (await isSignedIn(send, headers))) return answer
    // An error, because Payload leaves the page when it hears that nobody is signed in.
    if (!(await ask(null))) throw new Error(texts.notSaved)
    return repeatSignedIn(memberId, send, ask)(input, init)
  }

/** True where it is not known. */
async function isSignedIn(send: typeof fetch, headers: Headers): Promise<boolean> {
  const named = { 'X-Member': headers.get('X-Member')! }
  const answer = await send('/api/me', { headers: named }).catch(() => null)
  if (!answer?.ok) return true
  const { user } = (await answer.json().catch(() => ({}))) as { user?: object | null }
  return user !== null
}
