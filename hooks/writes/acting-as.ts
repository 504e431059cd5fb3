import { createLocalReq, type PayloadRequest } from 'payload'

type Acting = Pick<Parameters<typeof createLocalReq>[0], 'context' | 'user'>

/** Another caller than that of `req`, in its transaction. */
export async function actingAs(req: PayloadRequest, caller: Acting): Promise<PayloadRequest> {
  const acting = await createLocalReq(caller, req.payload)
  acting.transactionID = await req.transactionID
  return acting
}
