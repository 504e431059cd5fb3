import { useCallback, useEffect, useRef, useState } from 'react'
import { LIST_MAX } from '#domain/limits'
import { send } from '../../ui/send'
import { useFavoritesChange } from '../viewer/favorites-store'
import type { ShownContact } from './contact'

type Known = { contacts: ReadonlyMap<string, ShownContact>; state: 'loading' | 'ready' | 'failed' }

/** What the contacts with these ids are now; asked again whenever something was saved, here or in another tab. */
export function useContacts(ids: readonly string[]) {
  const key = ids.join()
  const [known, setKnown] = useState<Known>({ contacts: new Map(), state: 'loading' })
  const questions = useRef(0)

  const ask = useCallback(() => {
    const question = (questions.current += 1)
    void contactsOf(key ? key.split(',') : []).then((contacts) => {
      // Overtaken by a later question, whose answer is the newer one.
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
  const parts = []
  for (let from = 0; from < ids.length; from += LIST_MAX) parts.push(ids.slice(from, from + LIST_MAX))
  const answers = await Promise.all(
    parts.map((part) =>
      send<{ docs: ShownContact[] }>('GET', `/api/contacts?where[id][in]=${part.join()}&limit=${LIST_MAX}`),
    ),
  )
  const contacts = new Map<string, ShownContact>()
  for (const answer of answers) {
    if (!answer.ok) return null
    for (const contact of answer.data.docs) contacts.set(contact.id, contact)
  }
  return contacts
}
