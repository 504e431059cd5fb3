import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and in the first render over it, then true: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
