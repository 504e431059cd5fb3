import type { Draft } from './draft'
import type * as Stored from './draft-storage'

/** At most this often while somebody types. */
const WRITE_MS = 400

type Storage = typeof Stored
type Options = {
  member: string | null
  form: string
  key: () => string
  /** Null when nothing is typed. */
  read: () => Draft | null
  onWritten: (isStored: boolean) => void
}

/** Writes in the order of the calls. Without a storage, or with a full one, it only says so. */
export function draftWriter({ member, form, key: currentKey, read, onWritten }: Options) {
  let isTouched = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function queued<T>(call: (storage: Storage) => Promise<T>): Promise<T | null> {
    const result = last
      .then(() => import('./draft-storage'))
      .then(call)
      .catch(() => null)
    last = result
    return result
  }

  const put = (draft: Draft) =>
    queued(async ({ putDraft }) => {
      await putDraft(draft)
      return true
    })
  const remove = async (key: string) =>
    member && (await queued(({ removeDraft }) => removeDraft({ member, form, key })))

  function forget() {
    isTouched = false
    clearTimeout(timer)
    timer = undefined
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!isTouched || !member) return
    const draft = read()
    if (!draft) {
      await remove(currentKey())
      // Nothing could be lost.
      return onWritten(true)
    }
    const isWhole = await put(draft)
    // A picture may be too large for what is left of the storage; the words are not.
    if (!isWhole && draft.extra !== undefined) await put({ ...draft, extra: undefined })
    onWritten(isWhole === true)
  }

  return {
    put,
    remove,
    flush,
    forget,
    isTouched: () => isTouched,
    touch: () => {
      // The first letter at once: then it is known that the rest can be kept.
      timer ??= setTimeout(() => void flush(), isTouched ? WRITE_MS : 0)
      isTouched = true
    },
    newest: async () => {
      if (!member) return null
      const drafts = await queued(async ({ draftsOf, removeOldDrafts }) => {
        await removeOldDrafts()
        return draftsOf({ member, form })
      })
      return drafts?.[0] ?? null
    },
  }
}
