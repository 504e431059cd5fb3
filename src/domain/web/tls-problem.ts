import { causesOf } from '#domain/log/causes'

/** Texts: `src/texts/start/services.ts`. */
export type TlsProblem = 'untrusted' | 'otherHost' | 'expired' | 'noTls'

/** By code and by words: some libraries put a code of their own in place of that of OpenSSL. */
const signs: [TlsProblem, RegExp][] = [
  ['otherHost', /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames/],
  ['expired', /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate has expired|certificate is not yet valid/],
  [
    'untrusted',
    /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_UNTRUSTED|self.signed certificate|unable to (?:verify|get (?:local )?issuer)/i,
  ],
  [
    'noTls',
    /does not support SSL|establishing an SSL connection|ERR_SSL_(?:WRONG_VERSION|PACKET_LENGTH)|wrong version number|packet length too long/i,
  ],
]

export function tlsProblem(error: unknown): TlsProblem | null {
  for (const { message, code } of causesOf(error) as (Error & { code?: unknown })[]) {
    const told = `${String(code)} ${message.slice(0, 500)}`
    const found = signs.find(([, pattern]) => pattern.test(told))
    if (found) return found[0]
  }
  return null
}
