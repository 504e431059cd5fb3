type Node = { text?: unknown; type?: unknown; children?: unknown; root?: unknown }

/** The words of a rich text, a line for each block. */
export function richTextLines(value: unknown): string {
  const { root, text, type, children } = (value ?? {}) as Node
  if (root) return richTextLines(root).trim()
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return ''
  const inside = children.map(richTextLines).join('')
  return type === 'root' || type === 'text' || type === 'link' ? inside : `${inside}\n`
}
