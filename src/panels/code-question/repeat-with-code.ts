import { parseApiErrors } from '#domain/web/api-errors'
import { codeMarks } from '#domain/account/typed-code'

/** Asks the person for a code; true when it was given and the call can be tried again. */
type Ask = () => Promise<boolean>

/**
 * Payload sends its calls with `fetch` and offers no place between a refusal and the message about it. So a call that
 * is refused for want of a code waits here for the code and is made once more; without one the refusal stays.
 */
export const repeatWithCode =
  (send: typeof fetch, ask: Ask): typeof fetch =>
  async (input, init) => {
    // A body that is read while it is sent cannot be sent again; Payload's are texts and forms.
    const again = input instanceof Request ? input.clone() : input
    const answer = await send(input, init)
    if (answer.status !== 403) return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (parseApiErrors(body).code !== codeMarks.before || !(await ask())) return answer
    return send(again, init)
  }
