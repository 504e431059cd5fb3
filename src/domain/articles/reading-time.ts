const WORDS_A_MINUTE = 200

/** The few things of a Lexical node that matter here; everything else is ignored. */
type TextTree = { text?: unknown; children?: unknown; root?: unknown }

/** Whole minutes for the words of a Lexical document, never less than one. */
export function readingTime(content: unknown): number {
  return Math.max(1, Math.ceil(countWords(plainText(content)) / WORDS_A_MINUTE))
}

/** The visible text of a Lexical document, blocks separated by spaces. */
export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, children, root } = node as TextTree
  if (root) return plainText(root)
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return ''
  // Pieces of one word can be formatted differently, so only blocks are separated.
  const isBlock = children.some((child) => Array.isArray((child as TextTree | null)?.children))
  return children.map(plainText).join(isBlock ? ' ' : '')
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
