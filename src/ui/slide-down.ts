const SLIDE = { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Called before something arrives above these elements: they slide down with it and do not jump under the hand, which
 * is no shift of the layout.
 */
export function slideDown(elements: readonly Element[]): void {
  if (isStill()) return
  const before = elements.map((element) => ({ element, top: topOf(element) }))
  // After the page has been rendered anew, before it is painted.
  requestAnimationFrame(() => {
    for (const { element, top } of before) {
      const way = topOf(element) - top
      if (way !== 0) element.animate([{ transform: `translateY(${-way}px)` }, { transform: 'none' }], SLIDE)
    }
  })
}

/** Whatever comes after it in the document and is on the screen. */
export function following(element: Element): Element[] {
  const found: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) found.push(next)
  return found.filter((one) => topOf(one) < innerHeight)
}
