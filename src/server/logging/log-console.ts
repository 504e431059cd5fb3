import type { Logger } from 'pino'
import { isErrorLike } from '#domain/log/error-for-log'

const isWord = /\p{L}/u

/** Keeps errors of Next and Payload, with values of statements, off the terminal. Returns how to undo it. */
export function logConsole(logger: Pick<Logger, 'error' | 'warn'>): () => void {
  const { error, warn } = console
  const put =
    (level: 'error' | 'warn') =>
    (...said: unknown[]) => {
      const err = said.find(isErrorLike)
      const words = said.filter((one) => typeof one === 'string').join(' ')
      logger[level]({ ...(isWord.test(words) || !err ? { msg: words } : {}), ...(err ? { err } : {}) })
    }
  Object.assign(console, { error: put('error'), warn: put('warn') })
  return () => Object.assign(console, { error, warn })
}
