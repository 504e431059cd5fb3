export function markBusy(...shown: (Element | null | undefined)[]): () => void {
  for (const element of shown) element?.setAttribute('aria-busy', 'true')
  return () => {
    for (const element of shown) element?.removeAttribute('aria-busy')
  }
}

export const shownList = (): Element | null => document.querySelector('[data-list]')
