import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { untypedValues } from '../../ui/form/typed-values'
import { draftStore, type Extra, type MountedForm } from './draft-store'
import { onForget } from './forget-member'

type Options = { member: string | null; form: string; extra: Extra | undefined }

/** Keeps what is typed into the form that gets `ref`. */
export function useDraft({ member, form, extra }: Options) {
  const [mounted, setMounted] = useState<MountedForm | null>(null)
  const store = useMemo(() => draftStore({ member, form }), [member, form])
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const ref = useCallback(
    (element: HTMLFormElement | null) =>
      setMounted(element && { element, first: untypedValues(element), shownAt: Date.now() }),
    [],
  )

  useEffect(() => {
    if (!mounted) return
    store.mount(mounted)
    const stopping = new AbortController()
    const { signal } = stopping
    mounted.element.addEventListener('input', store.touch, { signal })
    addEventListener('pagehide', store.flush, { signal })
    document.addEventListener('visibilitychange', store.flush, { signal })
    const stopListening = onForget(({ member: gone, isHere }) => {
      if (gone !== member || !store.isTouched()) return
      store.begin()
      if (!isHere) location.reload()
    })
    if (store.current()) mounted.element.dispatchEvent(new Event('input', { bubbles: true }))
    return () => {
      store.mount(null)
      stopping.abort()
      stopListening()
    }
  }, [store, mounted, member])

  useEffect(() => store.takeExtra(extra), [store, extra])

  return { ...state, store, ref, element: mounted?.element ?? null }
}
