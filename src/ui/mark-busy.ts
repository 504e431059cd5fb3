/** Says of what is shown that something else is on its way. Undone by what it returns. */
export function markBusy(...shown: (Element | null | undefined)[]): () => void {
  for (const element of shown) element?.setAttribute('aria-busy', 'true')
  return () => {
    for (const element of shown) element?.removeAttribute('aria-busy')
  }
}

/** The list that the filters of the page change. */
export const shownList = (): Element | null => document.querySelector('[data-list]')
