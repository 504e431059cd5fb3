import { errorTexts } from '#texts/web/errors'

export type Toast = {
  tone: 'ok' | 'bad'
  title: string
  text?: string
  seconds?: number
}
export type ToastAction = {
  label: string
  run: () => void
  /** When the toast is gone, also after `run`. */
  onLeft?: () => void
}
export type ShownToast = Toast & { id: number; action?: ToastAction }

const MOST_AT_ONCE = 3
const KEPT_FOR_NEXT_PAGE = 'toast'

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  const left = shown.filter((one) => !next.includes(one))
  shown = next
  for (const listener of listeners) listener()
  for (const { action } of left) action?.onLeft?.()
}

export function toast(message: Toast & { action?: ToastAction }): void {
  show([...shown, { ...message, id: ++lastId }].slice(-MOST_AT_ONCE))
}

/** `more` is the server's own message. */
export function toastFailure(text: string, more?: string): void {
  toast({ tone: 'bad', title: errorTexts.title, text: more ? `${asSentence(text)} ${more}` : text })
}

/** A later try went well. */
export const withdrawFailure = (text: string): void =>
  show(shown.filter((one) => one.tone !== 'bad' || !one.text?.startsWith(text)))

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export function toastSuccess(text: string, more?: { seconds?: number; action?: ToastAction }): void {
  toast({ ...successToast(text), ...more })
}

export const successToast = (text: string): Toast => ({ tone: 'ok', title: errorTexts.success, text })

/** For an action that ends in a full page load. */
export function toastOnNextPage(message: Toast): void {
  try {
    sessionStorage.setItem(KEPT_FOR_NEXT_PAGE, JSON.stringify(message))
  } catch {
    // Storage may be disabled; then the new page itself must suffice.
  }
}

export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_FOR_NEXT_PAGE)
    sessionStorage.removeItem(KEPT_FOR_NEXT_PAGE)
    if (kept) toast(JSON.parse(kept) as Toast)
  } catch {
    // Storage may be disabled.
  }
}

export const dismissToast = (id: number): void => show(shown.filter((one) => one.id !== id))

export const shownToasts = (): readonly ShownToast[] => shown

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
