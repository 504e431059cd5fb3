/** What held the focus goes, as with a deletion: the keyboard goes on at this place, or beside it. */
export function keepFocus(place: string): void {
  const element = document.getElementById(place)
  const beside =
    element?.nextElementSibling ??
    element?.previousElementSibling ??
    element?.parentElement?.closest('[tabindex]')
  requestAnimationFrame(() => {
    const next = document.getElementById(place) ?? beside
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
}
