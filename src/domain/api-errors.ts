export type ApiErrors = { message: string | null; fields: Record<string, string> }

/** The shape every refusal of the REST API has (DESIGN §4); each part may be missing. */
type FieldError = { path?: unknown; message?: unknown } | null
type ErrorBody = { errors?: ({ message?: unknown; data?: { errors?: FieldError[] } | null } | null)[] } | null

/**
 * One sentence for the whole form and one for each field; null when the body says nothing usable. Written by hand
 * because it is sent to the browser with every page.
 */
export function parseApiErrors(body: unknown): ApiErrors {
  const errors = asList((body as ErrorBody)?.errors)
  const fields: Record<string, string> = {}
  for (const error of errors.flatMap((one) => asList(one?.data?.errors))) {
    const { path, message } = error ?? {}
    if (typeof path === 'string' && typeof message === 'string') fields[path] ??= message
  }
  const message = errors[0]?.message
  return { message: typeof message === 'string' && message ? message : null, fields }
}

/** What the server wants first, as a name for the form: `codeNeeded` (src/domain/typed-code.ts). */
export function markOf(body: unknown): string | null {
  const mark = (asList((body as ErrorBody)?.errors)[0]?.data as { code?: unknown } | null | undefined)?.code
  return typeof mark === 'string' ? mark : null
}

const asList = <T>(value: T[] | null | undefined): T[] => (Array.isArray(value) ? value : [])
