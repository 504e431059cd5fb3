import type { Page } from '@playwright/test'

/** Latin words that the panels may show: names, formats, keys, and what is quoted in English beside its Bulgarian. */
const allowed = [
  ...['New', 'Online', 'Oops! Page not found', 'Unexpected Application Error!', 'Access denied'],
  ...['SEO', 'URL', 'CSV', 'TSV', 'XLSX', 'JSON', 'KB', 'MB', 'GB', 'Bytes', 'websocket'],
  ...['Excel', 'Google', 'Word', 'Enter', 'Escape', 'Backspace', 'Alt', 'Ctrl', 'sep', 'house'],
  // The example of a German synonym.
  'Kinderarzt',
]
const known = new RegExp(`(?<![a-z])(?:${allowed.join('|').replaceAll('?', '\\?')})(?![a-z])`, 'gi')
const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** Web and email addresses, files and MIME types. */
const address =
  /(?:https?:\/\/|\/)[\w\-./?=&%:#[\]]+|[\w.+-]+@[\w-]+\.[\w.]+|\b(?:image|application|text)\/[\w.+-]+/gi
/** Of the page of a text: longer than the name of any collection. */
const slug = /(?<![\w-])[a-z\d]+(?:-[a-z\d]+){3,}(?![\w-])/g
const file = /(?<![\w.])[\w-]*\.[a-z]{2,4}\b/gi

/** Words of the content, and ids within it, which people wrote, without the code names beside them. */
export function typedWords(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => typedWords(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => typedWords(one, key))
  if (typeof value !== 'string' || codeNames.has(name) || /^[a-z_]+$/.test(value)) return []
  const ids = (value.match(id) ?? []).filter((one) => one !== value)
  return [...ids, ...(value.match(/[a-z]{2,}/gi) ?? []).map((word) => word.toLowerCase())]
}

const codeNames = new Set(['id', 'mimeType', 'url', 'thumbnailURL', 'relationTo', 'type', 'format', 'slug'])

/** Ids, and words that are neither Bulgarian nor known. The last word of a shortened text may be a part of one. */
export function foreignIn(text: string, typed: ReadonlySet<string>): string[] {
  const rest = [id, address, slug, file, known].reduce((left, part) => left.replace(part, ' '), text)
  const words = rest.replace(/[a-z]+(?:…|\.\.\.)“*$/i, '').match(/[a-z]{2,}/gi) ?? []
  return [...(text.match(id) ?? []), ...words].filter((word) => !typed.has(word.toLowerCase()))
}

/** What a person sees or hears on the page. */
export async function foreignOn(page: Page, typed: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(readShown)
  return shown.flatMap(({ place, text }) =>
    foreignIn(text, typed).map((word) => `„${word}“ in „${text}“ (${place})`),
  )
}

function readShown(): { place: string; text: string }[] {
  const attributes = ['title', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt']
  const isLatin = (text: string | null): text is string => /[a-z]{2}/i.test(text ?? '')
  const isShown = (element: Element) =>
    element.tagName === 'OPTION' ? element.parentElement!.checkVisibility() : element.checkVisibility()
  const placeOf = (element: Element) => {
    const classes = element.closest('[class]:not([class=""])')?.getAttribute('class') ?? ''
    return `${element.tagName.toLowerCase()} ${classes.split(' ').slice(0, 2).join('.')}`
  }
  const found = isLatin(document.title) ? [{ place: 'title', text: document.title }] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = (texts.currentNode as Text).data.trim()
    const element = texts.currentNode.parentElement!
    if (!isLatin(text) || element.closest('script, style, noscript, [contenteditable="true"]')) continue
    if (isShown(element)) found.push({ place: placeOf(element), text })
  }
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) {
      const text = element.getAttribute(name)
      if (isLatin(text) && isShown(element)) found.push({ place: `${name} of ${placeOf(element)}`, text })
    }
  // A field that nobody may change is read, not written.
  for (const field of document.querySelectorAll<HTMLInputElement>('input:disabled, textarea:disabled'))
    if (/[\da-f]{8}-[\da-f]{4}-/.test(field.value) && isShown(field))
      found.push({ place: `value of ${placeOf(field)}`, text: field.value })
  return found
}
