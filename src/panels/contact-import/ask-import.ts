import type { ImportOptions } from '#domain/contacts/import-options'
import { sendFile } from '../../ui/requests/send-file'

export type ImportFile = { file: File; name: string }
type Mode = 'columns' | 'preview&rows=1' | 'commit&job=1'

/** Sends the file with what was said of it: nothing of an import is kept on the server before it starts. */
export async function askImport<Answer>(mode: Mode, { file, name }: ImportFile, options: ImportOptions) {
  const answer = await sendFile<Answer>({
    path: `/api/contacts/import?mode=${mode}`,
    file,
    fields: { ...options, fileName: name.slice(0, 200) },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  return answer!
}
