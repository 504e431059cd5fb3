import type { TaskConfig } from 'payload'
import { openFiles } from '#database/files/open-files'
import type { StoredFile } from '#database/files/stored-file'

/** May run twice. */
export const removeFile: TaskConfig<{ input: { files: StoredFile[] }; output: object }> = {
  slug: 'removeFile',
  inputSchema: [{ name: 'files', type: 'json', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ input }) => {
    const store = await openFiles()
    for (const file of input.files) await store.remove(file)
    return { output: {} }
  },
}
