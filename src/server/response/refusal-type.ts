/** `retryAfter` in seconds. */
export type Refusal = { status: number; message: string; retryAfter?: number }
