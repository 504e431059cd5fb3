import type { StoredFile } from './stored-file'

type Named = { filename?: string | null; mimeType?: string | null }
export type FileRow = Named & { prefix?: string | null; sizes?: Record<string, Named | null> | null }

/** `size` is null for the original. */
export function filesOfRow(
  collection: string,
  { sizes, prefix, ...original }: FileRow,
): { size: string | null; file: StoredFile }[] {
  const named = [[null, original] as const, ...Object.entries(sizes ?? {})]
  return named.flatMap(([size, one]) => {
    if (!one?.filename) return []
    const { filename, mimeType } = one
    return [{ size, file: { collection, prefix: prefix ?? '', filename, mimeType: mimeType ?? '' } }]
  })
}
