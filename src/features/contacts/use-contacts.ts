import { useCallback, useEffect, useRef, useState } from 'react'
import { useFavoritesChange } from '../viewer/favorites-store'
import { savedDocs } from '../viewer/saved-docs'
import type { ShownContact } from './contact'

type Known = { contacts: ReadonlyMap<string, ShownContact>; state: 'loading' | 'ready' | 'failed' }

/** Loaded again whenever something is saved, here or in another tab. */
export function useContacts(ids: readonly string[]) {
  const key = ids.join()
  const [known, setKnown] = useState<Known>({ contacts: new Map(), state: 'loading' })
  const questions = useRef(0)

  const ask = useCallback(() => {
    const question = (questions.current += 1)
    void contactsOf(key ? key.split(',') : []).then((contacts) => {
      // A later request has replaced this one.
      if (question !== questions.current) return
      if (contacts) setKnown({ contacts, state: 'ready' })
      else setKnown((before) => (before.contacts.size > 0 ? before : { ...before, state: 'failed' }))
    })
  }, [key])

  useEffect(ask, [ask])
  useFavoritesChange(ask)
  return { ...known, ask }
}

async function contactsOf(ids: readonly string[]): Promise<Map<string, ShownContact> | null> {
  const docs = await savedDocs<ShownContact>('contacts', ids)
  return docs && new Map(docs.map((contact) => [contact.id, contact]))
}
