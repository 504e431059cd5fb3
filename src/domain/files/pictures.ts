/** The first is the editors' library; members upload the others. */
export const picturePurposes = ['editorial', 'post', 'avatar', 'event', 'item'] as const
export type PicturePurpose = (typeof picturePurposes)[number]

const [, ...membersPurposes] = picturePurposes

export const isMembersPurpose = (purpose: unknown): boolean =>
  membersPurposes.some((known) => known === purpose)

export type PictureCopy = { url: string; width: number }

/** Copies go from narrow to wide. */
export type PictureData = {
  url: string
  width: number
  height: number
  alt: string
  caption: string | null
  copies: PictureCopy[]
  avif: PictureCopy[]
  /** A data URL of a few pixels. */
  blur: string | null
  socialUrl: string | null
}

type Copy = { url?: string | null; width?: number | null }
type Stored = Copy & {
  height?: number | null
  alt?: string | null
  caption?: string | null
  blur?: string | null
  sizes?: Partial<Record<string, Copy>>
}

const widths = ['small', 'medium', 'large'] as const

export function toPicture(value: unknown): PictureData | null {
  const media = typeof value === 'object' ? (value as Stored | null) : null
  if (!media?.url || !media.width || !media.height) return null
  const { sizes = {} } = media
  const avif = copiesOf(widths.map((name) => sizes[`${name}Avif`]))
  return {
    url: media.url,
    width: media.width,
    height: media.height,
    alt: media.alt ?? '',
    caption: media.caption ?? null,
    copies: copiesOf([...widths.map((name) => sizes[name]), media]),
    avif: isWideEnough(avif, media.width) ? avif : [],
    blur: media.blur ?? null,
    socialUrl: sizes.social?.url ?? null,
  }
}

/** A browser takes this format where it can, so without a wide copy it would stretch a narrow one. */
const isWideEnough = (copies: readonly PictureCopy[], width: number) =>
  (copies.at(-1)?.width ?? 0) >= Math.min(width * 0.9, 1600)

const copiesOf = (copies: (Copy | undefined)[]): PictureCopy[] =>
  copies
    .flatMap((copy) => (copy?.url && copy.width ? [{ url: copy.url, width: copy.width }] : []))
    .filter((copy, index, all) => all.findIndex(({ width }) => width === copy.width) === index)
    .sort((a, b) => a.width - b.width)
