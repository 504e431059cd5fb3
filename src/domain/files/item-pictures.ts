import { z } from 'zod'
import { isId, relatedId } from '#domain/lists/ids'
import { ALT_MAX } from '#domain/limits'
import { optionalLine } from '#domain/web/input'
import { type PictureData, toPicture } from './pictures'

/** The collections of items with pictures and how many one may have (`image` of an event is one more). */
export const picturesMax = {
  'small-ads': 8,
  apartments: 8,
  services: 3,
  stores: 3,
  contacts: 1,
} as const

export type PicturedKind = keyof typeof picturesMax

/** In the order in which they are shown; the first is on the card. */
export const picturesInput = (kind: PicturedKind) => {
  const max = picturesMax[kind]
  const row = z.object({
    image: z.preprocess(relatedId, z.string('id').refine(isId, 'id')),
    alt: optionalLine(ALT_MAX),
  })
  const rows = z.array(row, 'choice').max(max, `pictures:${max}`).refine(areDifferent, 'samePicture')
  return z.preprocess(withoutGone, rows.optional())
}

/** Of a picture that was deleted elsewhere an empty row stays. */
const withoutGone = (rows: unknown) =>
  Array.isArray(rows) ? rows.filter((row: { image?: unknown } | null) => row?.image) : rows

const areDifferent = (rows: { image: string }[]) =>
  new Set(rows.map(({ image }) => image)).size === rows.length

type Rows = readonly { image?: unknown; alt?: string | null }[] | null | undefined

type Row = Record<string, unknown> | null | undefined

/** Ids of `media` in a field that refers to one picture or has rows of them, also in the edit that waits. */
export function pictureIds(row: Row, field: string): string[] {
  const proposed = row?.proposed as Row
  return [...new Set([...idsIn(row?.[field]), ...idsIn(proposed?.[field])])]
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((row: { image?: unknown } | null) => relatedId(row?.image) ?? [])
    : [relatedId(value) ?? []].flat()

/** What is said of the item's pictures where their owner said nothing. */
type Named = { pictures?: Rows; title: string }

export function itemPictures({ pictures, title }: Named): PictureData[] {
  return (pictures ?? []).flatMap(({ image, alt }) => {
    const picture = toPicture(image)
    return picture ? [{ ...picture, alt: alt || title }] : []
  })
}
