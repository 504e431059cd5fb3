import { type Stale, staleOf } from '#domain/panels/stale-save'
import { staleTexts } from '#texts/panels/stale-save'

/** „later“ leaves the form as it is: the text stays, unsaved. */
export type Choice = 'mine' | 'theirs' | 'later'
type Ask = (stale: Stale) => Promise<Choice>

const CONFLICT = 409

/** A refused save waits for a choice between the two texts; one's own is sent again as made from the newer version. */
export const repeatOverNewer =
  (send: typeof fetch, ask: Ask): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (answer.status !== CONFLICT) return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    const stale = staleOf(body)
    if (!stale) return answer
    const choice = await ask(stale)
    if (choice === 'mine') return repeatOverNewer(send, ask)(input, madeFrom(stale.updatedAt, init))
    // Payload takes an answered save for the end of editing and switches its button off.
    if (choice === 'later') throw new Error(staleTexts.message)
    reload()
    return new Promise(() => {})
  }

/** Payload's forms send their values as one part of a multipart form. */
function madeFrom(updatedAt: string, init: RequestInit = {}): RequestInit {
  const { body } = init
  if (typeof body === 'string') return { ...init, body: withVersion(body, updatedAt) }
  if (!(body instanceof FormData)) return init
  const form = new FormData()
  for (const [name, value] of body.entries())
    form.append(
      name,
      name === '_payload' && typeof value === 'string' ? withVersion(value, updatedAt) : value,
    )
  return { ...init, body: form }
}

const withVersion = (json: string, updatedAt: string): string =>
  JSON.stringify({ ...(JSON.parse(json) as object), updatedAt })

/** Without the browser's question about unsaved changes: the person has just answered it. */
function reload() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}
