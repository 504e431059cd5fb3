import { useEffect } from 'react'
import { formTexts } from '#texts/shell/ui'

/**
 * Asks before what was typed is lost: with the page (the browser's own question), with a link of the site, with
 * „back“ to another page of it, and, through the function it returns, before a dialog closes.
 */
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
  // Whoever said yes is not asked once more by the browser.
  const askForPage = (event: BeforeUnloadEvent) => event.preventDefault()
  const askAtLink = (event: MouseEvent) => {
    if (!leadsAway(event)) return
    if (mayDiscard()) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  const askOnBack = (event: Event & { navigationType?: string }) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    if (mayDiscard()) stop()
    else event.preventDefault()
  }
  addEventListener('beforeunload', askForPage, { signal })
  // Before the router hears of the click.
  document.addEventListener('click', askAtLink, { signal, capture: true })
  navigation()?.addEventListener('navigate', askOnBack, { signal })
  return stop
}

/** Browsers without the Navigation API ask only before the page itself goes. */
const navigation = () => (window as unknown as { navigation?: EventTarget }).navigation

/** A plain click on a link to another page of the site, in this tab. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const { origin, pathname, search } = new URL(link.href)
  return origin === location.origin && pathname + search !== location.pathname + location.search
}
