/**
 * The full address of the item that a link brings along (`/legal?about=/small-ads/x#signal`); empty when it brings
 * nothing of ours.
 */
export function noticeAddress(search: string, origin: string): string {
  const about = new URLSearchParams(search).get('about') ?? ''
  if (!about || !URL.canParse(about, origin)) return ''
  const address = new URL(about, origin)
  return address.origin === origin ? address.href : ''
}
