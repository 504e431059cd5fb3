import { transliterate } from '#domain/text/transliterate'

/** Room for the timestamp and the extension within what file systems take. */
const STEM_MAX = 120

/**
 * Name of a stored file: Cyrillic transliterated by law, everything but Latin letters, digits,
 * dot, underscore and hyphen becomes an underscore, single underscores, none at the edges, a timestamp before it.
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

/** Policy of what people upload: opened by itself it runs nothing, and nobody shows it in a frame. */
export const STORED_FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
