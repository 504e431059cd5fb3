import { parseApiErrors } from '#domain/web/api-errors'
import { errorTexts } from '#texts/web/errors'
import { answerLimit } from './answer-limit'
import { memberHeader } from './request-member'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export type SendResult<T> =
  | { ok: true; data: T }
  /** Status 0: no response. */
  | {
      ok: false
      status: number
      message: string
      fields: Record<string, string>
      code?: string
      /** Seconds, when the server asks for a pause. */
      retryAfter?: number
    }

/** Never throws: an error comes back as a message to show. With `keepalive` it goes out even when the page is left. */
export async function send<T = unknown>(
  method: Method,
  path: string,
  data?: unknown,
  { keepalive = false } = {},
): Promise<SendResult<T>> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...memberHeader(),
        ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: data === undefined ? undefined : JSON.stringify(data),
      signal: answerLimit(),
      keepalive,
    })
    text = await response.text()
  } catch {
    return unanswered
  }
  const answer = answered<T>(response.status, parsed(text))
  const retryAfter = Number(response.headers.get('Retry-After'))
  return answer.ok || !retryAfter ? answer : { ...answer, retryAfter }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const unanswered = { ok: false, status: 0, message: errorTexts.network, fields: {} } as const

const NO_CONTENT = 204

/** `answer` is null where it is no JSON: then somebody else has answered, a proxy or the sign-in of a hotel. */
export function answered<T>(status: number, answer: unknown): SendResult<T> {
  if (status >= 200 && status < 300)
    return answer === null && status !== NO_CONTENT ? unanswered : { ok: true, data: answer as T }
  const { message, ...rest } = parseApiErrors(answer)
  return { ok: false, status, message: message ?? errorTexts.unexpected, ...rest }
}
