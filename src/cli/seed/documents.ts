import type { Payload } from 'payload'
import { demoDocuments } from '#texts/demo/documents'
import { slugify } from '#domain/text/slug'
import type { User } from '#types'

export async function seedDocuments(payload: Payload, owner: User) {
  for (const { name, description, format, lines } of demoDocuments) {
    const data = Buffer.from(format === 'rtf' ? rtf(lines) : lines.join('\r\n'))
    const file = {
      data,
      name: `${slugify(name)}.${format}`,
      mimetype: format === 'rtf' ? 'application/rtf' : 'text/plain',
      size: data.length,
    }
    await payload.create({
      collection: 'documents',
      data: { name, description, owner: owner.id } as never,
      file,
    })
  }
}

/** RTF, which every word processor opens; non-ASCII characters are written as numbers. */
function rtf(lines: string[]): string {
  const paragraphs = lines.map((line) =>
    line.startsWith('# ') ? `{\\b\\fs32 ${encoded(line.slice(2))}}\\par` : `${encoded(line)}\\par`,
  )
  return `{\\rtf1\\ansi\\ansicpg1251\\deff0{\\fonttbl{\\f0 Arial;}}\\fs24\n${paragraphs.join('\n')}\n}`
}

const encoded = (text: string): string =>
  text.replace(/[\\{}]/g, '\\$&').replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0)}?`)
