import { causesOf } from '#domain/log/causes'

/** Node (no space, quota used up) and PostgreSQL (`disk_full`). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])
const words = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i

export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((one) => codes.has((one as { code?: unknown }).code))

/** What other programs print. */
export const tellsDiskFull = (output: string): boolean => words.test(output)
