import { causesOf } from '#domain/log/causes'
import { textForLog } from '#domain/log/text-for-log'

export type Service = 'storage' | 'mail' | 'disk'

export type Trouble = {
  /** For people: what happened, what to do. No secrets. */
  sentence: string
  /** For the log: a code. */
  reason: string
  /** Waiting does not help, only another setting: such a start is refused. */
  isWrong: boolean
}

/** Null: all is well. */
export type Check = () => Promise<Trouble | null>

/** A code rather than the message, which may quote an address. `fetch` leaves it in the cause. */
export function reasonOf(error: unknown): string {
  const [code] = causesOf(error).flatMap(codeOf)
  const { name } = (error ?? {}) as { name?: unknown }
  return textForLog(String(code ?? name ?? 'unknown'))
}

function codeOf(error: Error): (string | number)[] {
  const { code, name, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') return [responseCode]
  // Its code is an old number that says less.
  if (error instanceof DOMException) return [name]
  return typeof code === 'string' ? [code] : []
}

export async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  const late = Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), seconds * 1000)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
