/** What Esc closes before the drawer: Payload's questions, the dialogs of ours, and menus within the form. */
const above = 'dialog:modal, .confirmation-modal'
const within = '.rs__menu, .popup__content, .react-datepicker'

/** Payload closes a drawer on Esc, even out of a menu, with what was typed in it; its button asks first. */
export function askBeforeClosing(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !event.isTrusted || document.querySelector(above)) return
  const drawer = [...document.querySelectorAll('.drawer')].at(-1)
  const close = drawer?.querySelector<HTMLElement>('.doc-drawer__header-close')
  if (!close) return
  event.stopPropagation()
  if (!document.querySelector(within)) return close.click()
  // Without the number of the key, which only the drawers go by.
  event.target?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}
