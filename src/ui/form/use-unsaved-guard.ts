import { useEffect } from 'react'
import { formTexts } from '#texts/forms'

/**
 * Asks before what was typed is lost: with the page (the browser's own question) and, through the function it
 * returns, before a dialog closes.
 */
export function useUnsavedGuard(isDirty: boolean): () => boolean {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return () => !isDirty || confirm(formTexts.discard)
}
