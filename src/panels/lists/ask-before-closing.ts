const CLOSE = '.doc-drawer__header-close'
/** Esc belongs to what lies above the drawer or opens within it. */
const above = 'dialog[open], .confirmation-modal, .rs__menu, .popup--active, .popup__content'

/** Payload closes a drawer on Esc with what was typed in it; its button asks first. */
export function askBeforeClosing(event: KeyboardEvent) {
  if (event.key !== 'Escape' || document.querySelector(above)) return
  const top = [...document.querySelectorAll('.drawer')].at(-1)
  const button = top?.querySelector<HTMLElement>(CLOSE)
  if (!button) return
  event.stopPropagation()
  button.click()
}
