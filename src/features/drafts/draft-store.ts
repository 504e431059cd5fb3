import { toldSigns, TRAP_FIELD } from '#domain/web/form-signs'
import { fillIn, typedValues, type TypedValues } from '../../ui/form/typed-values'
import { randomId } from '../../ui/requests/random-id'
import type { Draft } from './draft'
import { draftSummary } from './draft-summary'
import { draftWriter } from './draft-writer'

export type Extra = { value: unknown; restore: (value: never) => void }
export type DraftState = {
  /** An older text of this form. */
  offer: Draft | null
  /** The offer that was turned down, as long as it can be taken back. */
  declined: Draft | null
  /** What is typed is in the browser's storage. */
  isStored: boolean
  /** Sending was asked for and waits. */
  isQueued: boolean
}
export type MountedForm = { element: HTMLFormElement; first: TypedValues; shownAt: number }

const UNDO_MS = 10_000

const nothing: DraftState = { offer: null, declined: null, isStored: false, isQueued: false }

/** One text of one form. Each has a key of its own, so that two tabs never overwrite each other. */
export function draftStore({ member, form }: { member: string | null; form: string }) {
  let key = randomId()
  let mounted: MountedForm | null = null
  let extra: Extra | undefined
  let state = nothing
  let isRestored = false
  const listeners = new Set<() => void>()
  const writer = draftWriter({
    ...{ member, form, key: () => key, read: current },
    onWritten: (isStored) => become({ isStored }),
  })

  function become(change: Partial<DraftState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Null when nothing is typed. */
  function current(): Draft | null {
    if (!mounted || !member) return null
    const { element, first } = mounted
    const values = typedValues(element)
    const filled = Object.keys(values).filter((name) => values[name] && values[name] !== first[name])
    if (filled.length === 0 && !extra?.value) return null
    return {
      ...{ member, form, key, values, extra: extra?.value ?? undefined },
      summary: draftSummary(element, filled),
      savedAt: Date.now(),
      isQueued: state.isQueued,
    }
  }

  function restore(draft: Draft) {
    if (!mounted) return
    key = draft.key
    isRestored = true
    become({ offer: null, declined: null, isStored: true, isQueued: draft.isQueued })
    fillIn(mounted.element, draft.values)
    if (draft.extra !== undefined) extra?.restore(draft.extra as never)
  }

  async function look() {
    const newest = await writer.newest()
    if (!mounted || !newest || newest.key === key) return
    if (newest.isQueued && !writer.isTouched()) restore(newest)
    else become({ offer: newest })
  }

  /** The next text is another one. */
  function begin() {
    writer.forget()
    key = randomId()
    isRestored = false
    become({ isStored: false, isQueued: false })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    key: () => key,
    /** For `formSigns` of the body. */
    signs: () => {
      if (!mounted) return ''
      const { element, shownAt } = mounted
      const trap = element.elements.namedItem(TRAP_FIELD) as HTMLInputElement | null
      return toldSigns({ trap: trap?.value ?? '', shownForMs: Date.now() - shownAt, isRestored })
    },
    current,
    touch: writer.touch,
    flush: writer.flush,
    isTouched: writer.isTouched,
    begin,
    mount: (next: MountedForm | null) => {
      // While its fields can still be read.
      if (mounted && !next) void writer.flush()
      mounted = next
      if (next) void look()
    },
    takeExtra: (next: Extra | undefined) => {
      const hasChanged = (next?.value ?? null) !== (extra?.value ?? null)
      extra = next
      if (hasChanged && mounted) writer.touch()
    },
    setQueued: (isQueued: boolean) => {
      become({ isQueued })
      if (!mounted) return
      writer.touch()
      void writer.flush()
    },
    /** Sent. */
    drop: () => {
      void writer.remove(key)
      begin()
    },
    resume: () => {
      const { offer } = state
      if (!offer) return
      // What was typed meanwhile stays a draft of its own.
      void writer.flush()
      restore({ ...offer, isQueued: false })
    },
    decline: () => {
      const declined = state.offer
      if (!declined) return
      void writer.remove(declined.key)
      become({ offer: null, declined })
      setTimeout(() => state.declined === declined && become({ declined: null }), UNDO_MS)
    },
    takeBack: () => {
      const offer = state.declined
      if (!offer) return
      void writer.put(offer)
      become({ offer, declined: null })
    },
    /** Gives up what is typed; returns what puts it back. */
    discard: () => {
      const draft = current()
      begin()
      if (!draft) return null
      void writer.remove(draft.key)
      return () => void writer.put(draft)
    },
  }
}
