/** `code` tells a form what to offer next: a link, the field for a one-time code. */
export type ApiErrors = { message: string | null; fields: Record<string, string>; code?: string }

type FieldError = { path?: unknown; message?: unknown } | null
type ErrorData = { errors?: FieldError[]; code?: unknown } | null
type ErrorBody = { errors?: ({ message?: unknown; data?: ErrorData } | null)[] } | null

/** Written by hand, without a schema library, because every page loads it. */
export function parseApiErrors(body: unknown): ApiErrors {
  const errors = asList((body as ErrorBody)?.errors)
  const fields: Record<string, string> = {}
  for (const error of errors.flatMap((one) => asList(one?.data?.errors))) {
    const { path, message } = error ?? {}
    if (typeof path === 'string' && typeof message === 'string') fields[path] ??= message
  }
  const { message, data } = errors[0] ?? {}
  const code = typeof data?.code === 'string' ? data.code : undefined
  return { message: typeof message === 'string' && message ? message : null, fields, code }
}

const asList = <T>(value: T[] | null | undefined): T[] => (Array.isArray(value) ? value : [])
