import { transliterate } from '#domain/text/transliterate'

/** Leaves room for the timestamp and the extension within the limits of file systems. */
const STEM_MAX = 120

/** The timestamp, then the name: transliterated by law, other characters replaced by single underscores. */
export function safeFileName({ name, timestamp }: { name: string; timestamp: number }): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(withoutFolders(name)) ?? []
  const safe = `${cleaned(stem).slice(0, STEM_MAX)}${cleaned(extension)}`
  return `${timestamp}_${trimmed(safe)}`
}

const withoutFolders = (name: string) => name.replace(/^.*[\\/]/s, '')
const cleaned = (text: string) =>
  transliterate(text)
    .replace(/[^a-z0-9._-]+/gi, '_')
    .replace(/_+/g, '_')
const trimmed = (text: string) => text.replace(/^_|_$/g, '')

/** For uploaded files: opened directly they run nothing and cannot be framed. */
export const STORED_FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
