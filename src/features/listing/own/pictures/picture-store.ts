import type { SendResult } from '../../../../ui/requests/send'
import { inOrderOf, type Moved } from './order'
import { newTile, restoredTiles, rowsOf, type PictureRow, type Tile } from './tile'
import { tileSender } from './tile-sender'

export type PictureOptions = { max: number; purpose: 'item' | 'event'; stored: Tile[] }

type State = {
  tiles: readonly Tile[]
  /** How many of those chosen last had no place. */
  leftOut: number
  isChanged: boolean
}

type Settled = { ok: true; rows: PictureRow[] } | { ok: false; failure: SendResult<never> & { ok: false } }

/** The pictures of one form. They are sent to the server while the rest is still being filled in. */
export function pictureStore({ max, purpose, stored }: PictureOptions) {
  let state: State = { tiles: stored, leftOut: 0, isChanged: false }
  const listeners = new Set<() => void>()
  const find = (key: string) => state.tiles.find((one) => one.key === key)

  function become(change: Partial<State>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const withChange = (key: string, change: Partial<Tile>) =>
    state.tiles.map((one) => (one.key === key ? { ...one, ...change } : one))

  const sender = tileSender({
    purpose,
    change: (key, change) => become({ tiles: withChange(key, change) }),
  })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    stop: sender.stopAll,
    add(files: readonly File[]) {
      const free = max - state.tiles.length
      const added = files.slice(0, free).map((file) => ({ file, tile: newTile(file) }))
      become({
        tiles: [...state.tiles, ...added.map(({ tile }) => tile)],
        leftOut: Math.max(0, files.length - free),
        isChanged: true,
      })
      for (const { file, tile } of added) sender.take(tile, file)
    },
    remove(key: string) {
      sender.forget(find(key))
      become({ tiles: state.tiles.filter((one) => one.key !== key), leftOut: 0, isChanged: true })
    },
    move: (moved: Moved) => become({ tiles: inOrderOf(state.tiles, moved), isChanged: true }),
    describe: (key: string, alt: string) => become({ tiles: withChange(key, { alt }), isChanged: true }),
    retry: (key: string) => sender.retry(find(key)),
    restore(kept: Tile[]) {
      const tiles = restoredTiles(kept)
      become({ tiles, isChanged: true })
      for (const tile of tiles) if (tile.file) sender.retry(tile)
    },
    /** What did not arrive is sent once more; what the server refuses is left out. */
    async settle(): Promise<Settled> {
      await sender.finish(() => state.tiles)
      const failure = sender.failureOf(state.tiles)
      return failure ? { ok: false, failure } : { ok: true, rows: rowsOf(state.tiles) }
    },
  }
}
