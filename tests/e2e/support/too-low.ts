import type { Page } from '@playwright/test'

/** Touch targets lower than 44 px, except links inside a sentence. */
export const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Rounding can lose half a pixel.
    const enough = 43.5
    const isInSentence = (element: Element) =>
      element.closest('.rich-text') !== null ||
      (getComputedStyle(element).display === 'inline' &&
        element.parentElement!.textContent!.trim() !== element.textContent!.trim())
    const heightOf = (element: Element) => element.getBoundingClientRect().height
    /** The touch area, which may be larger than the box. */
    function reach(element: Element): number {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isMet = (at: number) => {
        const met = document.elementFromPoint(x, at)
        return met !== null && element.contains(met)
      }
      let [first, last] = [y, y]
      while (y - first < 44 && isMet(first - 1)) first -= 1
      while (last - y < 44 && isMet(last + 1)) last += 1
      return last - first + 1
    }
    const all = document.querySelectorAll(
      ':is(main, header, footer) :is(a[href], button, input, select):not(:disabled, [type=hidden])',
    )
    return (
      [...all]
        // Met by programs only.
        .filter((element) => element.closest('[aria-hidden=true]') === null)
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => heightOf(element) > 1 && !isInSentence(element))
        .filter((element) => {
          const labels = [...((element as HTMLInputElement).labels ?? [])].filter((label) =>
            label.contains(element),
          )
          return Math.max(heightOf(element), ...labels.map(heightOf)) < enough && reach(element) < enough
        })
        .map((element) => `${element.localName} „${element.textContent!.trim()}“: ${heightOf(element)} px`)
    )
  })
