import { useEffect, useState, useSyncExternalStore } from 'react'
import { pictureStore, type PictureOptions } from './picture-store'

export function usePictures(options: PictureOptions) {
  const [store] = useState(() => pictureStore(options))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  useEffect(() => store.stop, [store])
  return { ...store, ...state, max: options.max }
}

export type Pictures = ReturnType<typeof usePictures>
