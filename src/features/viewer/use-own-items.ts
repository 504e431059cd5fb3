import { useViewer, type OwnItem } from './viewer-store'

/** What the member owns: as the page was drawn for them, until the browser itself knows, and then always the newest. */
export function useOwnItems(first: readonly OwnItem[]): readonly OwnItem[] {
  const { status, user, own } = useViewer()
  return status === 'ready' && user ? own : first
}
