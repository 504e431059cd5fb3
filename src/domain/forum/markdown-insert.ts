/** A text field with its selection. */
export type Typed = { text: string; start: number; end: number }

/** What of the text is replaced by what, and what is selected then. */
export type Insert = { from: number; to: number; with: string; select: [start: number, end: number] }

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/** Around the selection; without one the caret stands between the signs. */
export function bold({ text, start, end }: Typed): Insert {
  const inner = text.slice(start, end)
  return { from: start, to: end, with: `**${inner}**`, select: [start + 2, start + 2 + inner.length] }
}

const prefixed =
  (prefix: string) =>
  ({ text, start, end }: Typed): Insert => {
    const from = lineStart(text, start)
    const lines = text.slice(from, end).split('\n')
    const replaced = lines.map((line) => prefix + line).join('\n')
    return { from, to: end, with: replaced, select: [from + replaced.length, from + replaced.length] }
  }

export const list = prefixed('- ')
export const quote = prefixed('> ')

/** On lines of its own at the caret, which stands below it then. */
export function quoted({ text, start }: Typed, { by, said }: { by: string; said: string }): Insert {
  const before = text.slice(0, start)
  const lines = [by, ...said.trim().split('\n')].map((line) => `> ${line}`)
  const words = `${blankLineAfter(before)}${lines.join('\n')}\n\n`
  return { from: start, to: start, with: words, select: [start + words.length, start + words.length] }
}

function blankLineAfter(text: string): string {
  if (text === '' || text.endsWith('\n\n')) return ''
  return text.endsWith('\n') ? '\n' : '\n\n'
}

/** At the caret, apart from the word before it. */
export function mentioned({ text, start, end }: Typed, name: string): Insert {
  const isApart = start === 0 || /\s$/.test(text.slice(0, start))
  const words = `${isApart ? '' : ' '}@${name} `
  return { from: start, to: end, with: words, select: [start + words.length, start + words.length] }
}
