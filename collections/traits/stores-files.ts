import type { UploadConfig } from 'payload'
import { leaveFileFacts } from '#hooks/files/file-facts'
import { takeSentFile } from '#hooks/files/sent-file'
import { removeFileLater, sendFile, storeFile } from '#hooks/files/stored-file'
import { add } from './addition'
import type { Trait } from './trait'

type Options = {
  headers: (given: { headers: Headers }) => Headers
  limit: 'upload' | 'picture'
}

/** No input makes the server fetch a file (docs/decisions/036-pictures-of-hidden-items.md). */
export const storesFiles = ({ headers, limit }: Options): Trait => ({
  name: 'storesFiles',
  extend: (config) => {
    const upload: UploadConfig = {
      ...(config.upload as UploadConfig),
      // Payload would delete a file before the COMMIT (hooks/files/stored-file.ts).
      disableLocalStorage: true,
      handlers: [sendFile(headers)],
      modifyResponseHeaders: headers,
      pasteURL: false,
      requiresClientUploadReceipt: true,
      externalFileHeaderFilter: refuseToFetch,
    }
    return add(
      { ...config, upload },
      {
        custom: { writeLimit: limit, removesFilesLater: true },
        hooks: {
          beforeOperation: [takeSentFile, leaveFileFacts],
          afterChange: [storeFile],
          afterDelete: [removeFileLater],
        },
      },
    )
  },
})

/** Payload calls this before each fetch; none should happen. */
function refuseToFetch(): never {
  throw new Error('files are never fetched')
}
