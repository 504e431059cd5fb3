import type { UploadConfig } from 'payload'
import { leaveFileFacts } from '#hooks/files/file-facts'
import { takeSentFile } from '#hooks/files/sent-file'
import { removeFileLater, sendFile, storeFile } from '#hooks/files/stored-file'
import { add, type Trait } from './collection'

type Options = {
  /** What an answer with such a file says of it. */
  headers: (given: { headers: Headers }) => Headers
}

/**
 * Keeps a file with each row (docs/decisions/028-files-after-commit.md), and only one that was sent: nothing that
 * comes in makes the server fetch (docs/decisions/036-pictures-of-hidden-items.md).
 */
export const storesFiles =
  ({ headers }: Options): Trait =>
  (config) => {
    const upload: UploadConfig = {
      ...(config.upload as UploadConfig),
      // Payload would unlink a file before the COMMIT, so the disk is ours (hooks/files/stored-file.ts).
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
        custom: { writeLimit: 'upload', removesFilesLater: true },
        hooks: {
          beforeOperation: [takeSentFile, leaveFileFacts],
          afterChange: [storeFile],
          afterDelete: [removeFileLater],
        },
      },
    )
  }

/** Asked by Payload before each fetch; no call should come so far. */
function refuseToFetch(): never {
  throw new Error('files are never fetched')
}
