/** The first is the editors' library; members upload the others. */
export const picturePurposes = ['editorial', 'post', 'avatar', 'event'] as const
export type PicturePurpose = (typeof picturePurposes)[number]

const [, ...membersPurposes] = picturePurposes

export const isMembersPurpose = (purpose: unknown): boolean =>
  membersPurposes.some((known) => known === purpose)

/** `copies` go from narrow to wide. */
export type PictureData = {
  url: string
  width: number
  height: number
  alt: string
  caption: string | null
  copies: { url: string; width: number }[]
  socialUrl: string | null
}

type Copy = { url?: string | null; width?: number | null }
type Stored = Copy & {
  height?: number | null
  alt?: string | null
  caption?: string | null
  sizes?: Partial<Record<'small' | 'medium' | 'large' | 'social', Copy>>
}

export function toPicture(value: unknown): PictureData | null {
  const media = typeof value === 'object' ? (value as Stored | null) : null
  if (!media?.url || !media.width || !media.height) return null
  const { small, medium, large, social } = media.sizes ?? {}
  const original = { url: media.url, width: media.width }
  const copies = [small, medium, large, original]
    .flatMap((copy) => (copy?.url && copy.width ? [{ url: copy.url, width: copy.width }] : []))
    .filter((copy, index, all) => all.findIndex(({ width }) => width === copy.width) === index)
    .sort((a, b) => a.width - b.width)
  return {
    ...original,
    height: media.height,
    alt: media.alt ?? '',
    caption: media.caption ?? null,
    copies,
    socialUrl: social?.url ?? null,
  }
}
