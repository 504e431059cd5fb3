import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** All of it or nothing; inside a transaction that is already open, a part of that one. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
