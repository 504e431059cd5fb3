import { TooManyReaders } from './in-reader'

/** PostgreSQL's lock timeout. */
const LOCK_TIMEOUT = '55P03'

/** Another import is in the way, and not for long. */
export function isBusy(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return error instanceof TooManyReaders || [code, cause?.code].includes(LOCK_TIMEOUT)
}
