import { ANSWER_SECONDS } from '#domain/limits'

/** For `fetch`, which waits for ever; older browsers still do. */
export const answerLimit = (): AbortSignal | undefined => AbortSignal.timeout?.(ANSWER_SECONDS * 1_000)
