import type { TaskConfig } from 'payload'
import { openFiles } from '#database/files/open-files'
import type { StoredFile } from '#database/files/stored-file'

/** Queued by the transaction that deletes the row. Removing twice does no harm. */
export const removeFile: TaskConfig<{ input: { file: StoredFile }; output: object }> = {
  slug: 'removeFile',
  inputSchema: [{ name: 'file', type: 'json', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ input: { file } }) => {
    const files = await openFiles()
    await files.remove(file)
    return { output: {} }
  },
}
