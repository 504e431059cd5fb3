import type { Insert, Typed } from '#domain/forum/markdown-insert'

export const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** As if it had been typed: counted, kept as a draft, taken back with Ctrl+Z where the browser can. */
export function insertText(field: HTMLTextAreaElement, insert: Insert): void {
  field.focus()
  field.setSelectionRange(insert.from, insert.to)
  // Old as it is, nothing else keeps the browser's own way to undo.
  const isDone = insert.with !== '' && document.execCommand('insertText', false, insert.with)
  if (!isDone) {
    field.setRangeText(insert.with, insert.from, insert.to, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...insert.select)
}
