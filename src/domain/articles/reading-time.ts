const WORDS_A_MINUTE = 200

type TextTree = { text?: unknown; children?: unknown; root?: unknown }

export function readingTime(content: unknown): number {
  return Math.max(1, Math.ceil(countWords(plainText(content)) / WORDS_A_MINUTE))
}

export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, children, root } = node as TextTree
  if (root) return plainText(root)
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return ''
  // Parts of one word can be formatted differently, so only blocks are separated.
  const isBlock = children.some((child) => Array.isArray((child as TextTree | null)?.children))
  return children.map(plainText).join(isBlock ? ' ' : '')
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
