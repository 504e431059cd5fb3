import { transliterate } from '#domain/text/transliterate'

/** Leaves room for the timestamp and the extension within the limits of file systems. */
const STEM_MAX = 120

/**
 * Transliterates Cyrillic by law, replaces everything but Latin letters, digits, dot, underscore and hyphen by single
 * underscores, and puts the timestamp first.
 */
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
