import { createStore, del, delMany, get, keys, set, values } from 'idb-keyval'
import { DRAFT_DAYS } from '#domain/limits'
import type { Draft } from './draft'

const DAY_MS = 24 * 60 * 60 * 1000
const store = createStore('drafts', 'drafts')

type Key = [member: string, form: string, key: string]
const keyOf = ({ member, form, key }: Pick<Draft, 'member' | 'form' | 'key'>): Key => [member, form, key]

export const putDraft = (draft: Draft) => set(keyOf(draft), draft, store)

export const removeDraft = (draft: Pick<Draft, 'member' | 'form' | 'key'>) => del(keyOf(draft), store)

/** The newest first; others' are not even read. */
export async function draftsOf({ member, form }: Pick<Draft, 'member' | 'form'>): Promise<Draft[]> {
  const own = (await keys<Key>(store)).filter(([ofMember, ofForm]) => ofMember === member && ofForm === form)
  const drafts = await Promise.all(own.map((key) => get<Draft>(key, store)))
  return drafts
    .filter((draft): draft is Draft => draft !== undefined && isFresh(draft))
    .sort((one, other) => other.savedAt - one.savedAt)
}

export async function removeDraftsOf(member: string): Promise<void> {
  const own = (await keys<Key>(store)).filter(([ofMember]) => ofMember === member)
  await delMany(own, store)
}

/** Of every member: nobody else would ever look for them. */
export async function removeOldDrafts(): Promise<void> {
  const old = (await values<Draft>(store)).filter((draft) => !isFresh(draft))
  await delMany(old.map(keyOf), store)
}

const isFresh = ({ savedAt }: Draft) => Date.now() - savedAt < DRAFT_DAYS * DAY_MS
