const text =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml|[\w.-]+\+(xml|json))|image\/svg\+xml)/i

export const isCompressible = (contentType: unknown) => text.test(String(contentType ?? ''))

/** Below this the frame of a compressed answer costs more than it saves. */
export const worthCompressing = 1024

/** Higher levels cost many times the work for a few per cent. */
export const GZIP_LEVEL = 6
export const BROTLI_LEVEL = 5
