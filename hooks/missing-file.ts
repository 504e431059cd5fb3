import { access } from 'node:fs/promises'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Answers 404 for a file that is not there; Payload itself would answer 500. */
export function missingFile(folder: string): FileHandler {
  const answer = async (filename: string): Promise<Response | void> => {
    const isMissing = await access(path.join(folder, path.basename(filename))).catch(() => true)
    if (isMissing) return new Response(null, { status: 404 })
  }
  return (_, { params }) => answer(params.filename) as Promise<void>
}
