import { createHmac, timingSafeEqual } from 'node:crypto'

/** `content` begins with its purpose, so that a token for one purpose is not valid for another. */
type Signed = { content: string; secret: string }

/** In the letters of base64url. */
export const signatureOf = ({ content, secret }: Signed): string =>
  createHmac('sha256', secret).update(content).digest('base64url')

export function isSignatureOf(given: string, signed: Signed): boolean {
  const [one, other] = [given, signatureOf(signed)].map((text) => Buffer.from(text, 'base64url')) as [
    Buffer,
    Buffer,
  ]
  return one.length === other.length && timingSafeEqual(one, other)
}
