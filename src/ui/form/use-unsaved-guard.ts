import { useEffect } from 'react'
import { formTexts } from '#texts/shell/ui'

/** Asks before unloading, following a link, going back or (the returned function) closing a dialog. */
export function useUnsavedGuard(isDirty: boolean): () => boolean {
  useEffect(() => {
    if (isDirty) return guard()
  }, [isDirty])
  return () => !isDirty || mayDiscard()
}

const mayDiscard = () => confirm(formTexts.discard)

function guard(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  // Prevents a second question by the browser.
  const askForPage = (event: BeforeUnloadEvent) => event.preventDefault()
  const askAtLink = (event: MouseEvent) => {
    if (!leadsAway(event)) return
    if (mayDiscard()) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  const askOnBack = (event: Event & { navigationType?: string; destination?: { url: string } }) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    // Within the page only an open dialog closes, which asks itself.
    if (event.destination?.url === location.href) return
    if (mayDiscard()) stop()
    else event.preventDefault()
  }
  addEventListener('beforeunload', askForPage, { signal })
  // Before the router handles the click.
  document.addEventListener('click', askAtLink, { signal, capture: true })
  navigation()?.addEventListener('navigate', askOnBack, { signal })
  return stop
}

/** Browsers without the Navigation API ask only before unloading. */
const navigation = () => (window as unknown as { navigation?: EventTarget }).navigation

function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const { origin, pathname, search } = new URL(link.href)
  return origin === location.origin && pathname + search !== location.pathname + location.search
}
