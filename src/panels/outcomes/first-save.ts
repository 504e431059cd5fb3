import { writtenFields } from '#domain/articles/written-fields'
import { VERSIONS_KEPT } from '#domain/limits'
import type { Write } from './write-of'

type Versions = { docs: { autosave?: boolean | null }[] }

/** Payload stores an article when its form opens; for people it is created when they first save what they wrote. */
export async function isFirstSave(write: Write, send: typeof fetch): Promise<boolean> {
  const { collection, operation, id, isAutosave } = write
  if (collection !== 'articles' || operation !== 'update' || isAutosave) return false
  const written = new URLSearchParams([
    ['where[parent][equals]', id!],
    ...writtenFields.map((name, index) => [`where[or][${index}][version.${name}][exists]`, 'true']),
    ['select[autosave]', 'true'],
    ['limit', String(VERSIONS_KEPT)],
  ])
  try {
    const answer = await send(`/api/articles/versions?${written}`)
    return answer.ok && ((await answer.json()) as Versions).docs.every(({ autosave }) => autosave)
  } catch {
    // The save itself tells what is wrong.
    return false
  }
}
