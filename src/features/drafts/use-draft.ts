import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { untypedValues } from '../../ui/form/typed-values'
import { draftKeeper, type Extra, type MountedForm } from './draft-keeper'
import { onForget } from './forget'

type Options = { member: string | null; form: string; extra: Extra | undefined }

/** Keeps what is typed into the form that gets `ref`. */
export function useDraft({ member, form, extra }: Options) {
  const [mounted, setMounted] = useState<MountedForm | null>(null)
  const keeper = useMemo(() => draftKeeper({ member, form }), [member, form])
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  const ref = useCallback(
    (element: HTMLFormElement | null) => setMounted(element && { element, first: untypedValues(element) }),
    [],
  )

  useEffect(() => {
    if (!mounted) return
    keeper.mount(mounted)
    const stopping = new AbortController()
    const { signal } = stopping
    mounted.element.addEventListener('input', keeper.touch, { signal })
    addEventListener('pagehide', keeper.flush, { signal })
    document.addEventListener('visibilitychange', keeper.flush, { signal })
    const stopListening = onForget(({ member: gone, isHere }) => {
      if (gone !== member || !keeper.isTouched()) return
      keeper.begin()
      if (!isHere) location.reload()
    })
    if (keeper.current()) mounted.element.dispatchEvent(new Event('input', { bubbles: true }))
    return () => {
      keeper.mount(null)
      stopping.abort()
      stopListening()
    }
  }, [keeper, mounted, member])

  useEffect(() => keeper.takeExtra(extra), [keeper, extra])

  return { ...state, keeper, ref, element: mounted?.element ?? null }
}
