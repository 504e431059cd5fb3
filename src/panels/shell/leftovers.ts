import type { Pattern } from '#texts/panels/leftover'
import { leftovers } from '#texts/panels/leftovers'

const known = new Set(leftovers.flatMap(({ words }) => Object.keys(words)))
const mayBeLeftover = (word: string) => known.has(word) || /[A-Za-z]/.test(word)

const attributes = ['aria-label', 'aria-roledescription', 'title', 'placeholder']

/** User input is never translated. */
const isTyped = (element: Element) => element.closest('[contenteditable="true"]') !== null

/** For English texts that no translation file of Payload holds. */
export function translateLeftovers(root: Node) {
  if (root.nodeType === Node.TEXT_NODE) return translateText(root as Text)
  if (!(root instanceof Element)) return
  translateAttributes(root)
  root.querySelectorAll(attributes.map((name) => `[${name}]`).join()).forEach(translateAttributes)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) translateText(texts.currentNode as Text)
}

function translateText(text: Text) {
  const place = text.parentElement
  const word = text.data.trim()
  if (!place || !mayBeLeftover(word) || isTyped(place)) return
  const bulgarian = translation(word.replace(/\s+/g, ' '), place)
  if (bulgarian !== null) text.data = text.data.replace(word, () => bulgarian)
}

function translateAttributes(element: Element) {
  for (const name of attributes) {
    const value = element.getAttribute(name)
    if (!value || !mayBeLeftover(value)) continue
    const bulgarian = translation(value, element)
    if (bulgarian !== null) element.setAttribute(name, bulgarian)
  }
}

function translation(word: string, place: Element): string | null {
  for (const { within, words, patterns = [] } of leftovers) {
    const pattern = patterns.find(([english]) => english.test(word))
    const found = Object.hasOwn(words, word) ? words[word]! : pattern && inBulgarian(word, pattern)
    if (found !== undefined && place.closest(within)) return found
  }
  return null
}

function inBulgarian(word: string, [english, bulgarian]: Pattern): string {
  return typeof bulgarian === 'string' ? word.replace(english, bulgarian) : bulgarian(word)
}
