import type { CollectionSlug, PayloadRequest, TaskConfig } from 'payload'

type Order = { collection: string; file: Record<string, unknown> }

/** How a collection removes a file that no row names any more: `custom.removeFile`. */
export type RemoveFile = (args: { doc: Record<string, unknown>; req: PayloadRequest }) => unknown

/** Queued by the transaction that deletes the row. Removing twice does no harm. */
export const removeFile: TaskConfig<{ input: Order; output: object }> = {
  slug: 'removeFile',
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'file', type: 'json', required: true },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ input: { collection, file }, req }) => {
    const { custom } = req.payload.collections[collection as CollectionSlug].config
    const { removeFile: remove } = custom as { removeFile?: RemoveFile }
    await remove?.({ doc: file, req })
    return { output: {} }
  },
}
