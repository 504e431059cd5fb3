import { picturesMax, type PicturedKind } from '#domain/files/item-pictures'
import { type PictureRow, storedTiles, type Tile } from './tile'

/** How the pictures of a kind stand in its documents. */
export type PicturesOf = {
  max: number
  purpose: 'item' | 'event'
  isDescribed: boolean
  stored: (doc: unknown) => Tile[]
  body: (rows: PictureRow[]) => object
}

type Item = { pictures?: Parameters<typeof storedTiles>[0] | null } | null

export const picturesOf = (kind: PicturedKind): PicturesOf => ({
  max: picturesMax[kind],
  purpose: 'item',
  isDescribed: true,
  stored: (doc) => storedTiles((doc as Item)?.pictures ?? []),
  body: (pictures) => ({ pictures }),
})

/** Described by the title of the event. */
export const pictureOfEvent: PicturesOf = {
  max: 1,
  purpose: 'event',
  isDescribed: false,
  stored: (doc) => storedTiles([{ image: (doc as { image?: unknown } | null)?.image }]),
  body: ([picture]) => ({ image: picture?.image ?? null }),
}
