import { useViewer, type OwnItem } from './viewer-store'

/** The rendered items, until the browser has newer ones. */
export function useOwnItems(first: readonly OwnItem[]): readonly OwnItem[] {
  const { status, user, own } = useViewer()
  return status === 'ready' && user ? own : first
}
