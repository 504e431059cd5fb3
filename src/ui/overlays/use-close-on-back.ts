import { useEffect, useEffectEvent } from 'react'
import type { Overlay } from './close-on-back'

/** Loaded with the first overlay, to keep pages light. */
export function useCloseOnBack(isOpen: boolean, overlay: Overlay) {
  const close = useEffectEvent(() => overlay.close())
  const mayClose = useEffectEvent(() => overlay.mayClose())

  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const loading = import('./close-on-back').then(
      ({ closeOnBack }) => (isOver ? undefined : closeOnBack({ close, mayClose })),
      () => undefined,
    )
    return () => {
      isOver = true
      void loading.then((stop) => stop?.())
    }
  }, [isOpen])
}
