import { relatedId } from '#domain/lists/ids'
import { randomId } from '../../../../ui/requests/random-id'

/** A picture in the form: chosen here and sent in the background, or stored before. */
export type Tile = {
  key: string
  name: string
  alt: string
  /** Reduced; null while it is read, and for a stored one. */
  file: File | null
  /** The id of `media`, once the server has it. */
  image: string | null
  /** An address of the server's, or of the file in this page. */
  url: string | null
  state: TileState
}

export type TileState =
  | { is: 'reading' }
  | { is: 'sending'; share: number }
  | { is: 'ready' }
  /** `isFinal` when sending the same again cannot help. */
  | { is: 'failed'; sentence: string; isFinal: boolean }

export type PictureRow = { image: string; alt: string | null }
type StoredRow = { image?: unknown; alt?: string | null }

export const newTile = ({ name }: File): Tile => ({
  ...{ key: randomId(), name, alt: '', file: null, image: null, url: null },
  state: { is: 'reading' },
})

export const storedTiles = (rows: readonly StoredRow[]): Tile[] =>
  rows.flatMap(({ image, alt }) => {
    const id = relatedId(image)
    if (!id) return []
    // Only an id when it is gone.
    const { filename = '', url = null, sizes }: Media = typeof image === 'string' ? {} : (image as Media)
    const small = sizes?.small?.url ?? url
    return [
      { key: id, name: filename, alt: alt ?? '', file: null, image: id, url: small, state: { is: 'ready' } },
    ]
  })

type Media = { filename?: string; url?: string | null; sizes?: { small?: { url?: string | null } } }

/** Those that the server has, in their order. */
export const rowsOf = (tiles: readonly Tile[]): PictureRow[] =>
  tiles.flatMap(({ image, alt }) => (image ? [{ image, alt: alt.trim() || null }] : []))

/** For a draft: sent pictures are sent again after days, because the server deletes what nothing shows. */
export const keptTiles = (tiles: readonly Tile[]): Tile[] => tiles.filter(({ file, image }) => file ?? image)

export const restoredTiles = (tiles: readonly Tile[]): Tile[] =>
  tiles.map((tile) =>
    tile.file
      ? {
          ...tile,
          image: null,
          url: URL.createObjectURL(tile.file),
          state: { is: 'sending', share: 0 } as const,
        }
      : { ...tile, state: { is: 'ready' } as const },
  )

export const isFailed = ({ state }: Tile) => state.is === 'failed'
