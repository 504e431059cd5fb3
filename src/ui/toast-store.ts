import { errorTexts } from '#texts/web/errors'

export type Toast = {
  tone: 'ok' | 'bad'
  /** „Успех“ or „Грешка“, unless the toast has its own. */
  title: string
  text?: string
  /** How long it stays; 3 by default, 5 for errors. */
  seconds?: number
}
/** The way back from what was just done. */
export type ToastAction = { label: string; run: () => void }
export type ShownToast = Toast & { id: number; action?: ToastAction }

const MOST_AT_ONCE = 3
const KEPT_FOR_NEXT_PAGE = 'toast'

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

export function toast(message: Toast & { action?: ToastAction }): void {
  show([...shown, { ...message, id: ++lastId }].slice(-MOST_AT_ONCE))
}

/** `more` is what the server itself said of it. */
export function toastFailure(text: string, more?: string): void {
  toast({ tone: 'bad', title: errorTexts.title, text: more ? `${asSentence(text)} ${more}` : text })
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Longer than usual when there is more to read, or something to take back. */
export function toastSuccess(text: string, more?: { seconds?: number; action?: ToastAction }): void {
  toast({ ...successToast(text), ...more })
}

export const successToast = (text: string): Toast => ({ tone: 'ok', title: errorTexts.success, text })

/** For an action that ends in a full load of another page: the message is shown there. */
export function toastOnNextPage(message: Toast): void {
  try {
    sessionStorage.setItem(KEPT_FOR_NEXT_PAGE, JSON.stringify(message))
  } catch {
    // Storage can be switched off; then the new page itself has to be answer enough.
  }
}

export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_FOR_NEXT_PAGE)
    sessionStorage.removeItem(KEPT_FOR_NEXT_PAGE)
    if (kept) toast(JSON.parse(kept) as Toast)
  } catch {
    // Same as above.
  }
}

export const dismissToast = (id: number): void => show(shown.filter((one) => one.id !== id))

export const shownToasts = (): readonly ShownToast[] => shown

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
