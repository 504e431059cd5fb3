const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Called before something arrives above this element: where it is on the screen it stays under the hand, and what
 * stands above it goes up, as in every chat.
 */
export function keepOnScreen(element: Element): void {
  const before = topOf(element)
  if (before < 0 || before > innerHeight) return
  // After the page has been rendered anew, before it is painted.
  requestAnimationFrame(() => scrollBy({ top: topOf(element) - before, behavior: 'instant' }))
}
