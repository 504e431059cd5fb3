export type Encoding = 'br' | 'gzip' | 'identity'

/** The shortest form that the browser takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => /^([\w*-]+)\s*(?:;\s*q=([\d.]+))?$/.exec(offer.trim()))
  const takes = (name: string) => offers.some((offer) => offer?.[1] === name && Number(offer[2] ?? 1) > 0)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
