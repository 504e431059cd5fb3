import { parseApiErrors } from '#domain/web/api-errors'
import { codeMarks } from '#domain/account/typed-code'

type Ask = (asked: null) => Promise<boolean>

/** The request waits for a code and is repeated. */
export const repeatWithCode =
  (send: typeof fetch, ask: Ask): typeof fetch =>
  async (input, init) => {
    // A request body can be read only once.
    const again = input instanceof Request ? input.clone() : input
    const answer = await send(input, init)
    if (answer.status !== 403) return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (parseApiErrors(body).code !== codeMarks.before || !(await ask(null))) return answer
    return send(again, init)
  }
