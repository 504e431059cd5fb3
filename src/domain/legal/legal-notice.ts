/** Without characters that are easily confused on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** „2026-K7QM-3XPA“: eight random bytes, so that numbers cannot be guessed. */
export function caseNumber({ now, random }: { now: Date; random: Uint8Array }): string {
  const letters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${now.getUTCFullYear()}-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}

/** Of the item in a link such as `/legal?about=/small-ads/x#signal`; empty unless it is on our site. */
export function legalNoticeAddress(search: string, origin: string): string {
  const about = new URLSearchParams(search).get('about') ?? ''
  if (!about || !URL.canParse(about, origin)) return ''
  const address = new URL(about, origin)
  return address.origin === origin ? address.href : ''
}
