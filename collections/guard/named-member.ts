import type { PayloadRequest } from 'payload'

const MEMBER_HEADER = 'X-Member'

/** What was sent from the page of one member is nobody's when another has signed in since, in the same browser. */
export function actOnlyForNamed(req: PayloadRequest) {
  const named = req.headers.get(MEMBER_HEADER)
  if (named !== null && named !== req.user?.id) req.user = null
}
