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

/** A code rather than the message, which may quote an address. */
export function reasonOf(error: unknown): string {
  const { code, name, responseCode } = error as { code?: unknown; name?: unknown; responseCode?: unknown }
  const [told] = [responseCode, code, name].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return textForLog(String(told ?? 'unknown'))
}

export async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  const late = Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), seconds * 1000)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
