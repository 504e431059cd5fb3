import { useCallback, useEffect, useRef, useState } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { isId } from '#domain/lists/ids'
import { useFavoritesChange, type LocalFavorite } from '../viewer/favorites-store'
import { savedDocs } from '../viewer/saved-docs'

type Saved = Pick<LocalFavorite, 'kind' | 'id'>
const nothing: ReadonlySet<string> = new Set()

/** Checked again when the reader comes back. */
export function useGone(items: readonly Saved[]): (item: Saved) => boolean {
  const [gone, setGone] = useState(nothing)
  const questions = useRef(0)
  const key = items.map(nameOf).join()

  const ask = useCallback(() => {
    const question = (questions.current += 1)
    void goneOf(items).then((answer) => {
      // A later request has replaced this one.
      if (question === questions.current) setGone(answer)
    })
    // Every change of the storage makes a new list of the same items.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(ask, [ask])
  useFavoritesChange(ask)
  return (item) => gone.has(nameOf(item))
}

const nameOf = ({ kind, id }: Saved) => `${kind}:${id}`

async function goneOf(items: readonly Saved[]): Promise<ReadonlySet<string>> {
  // Stored data may be invalid.
  const unsound = items.filter(({ id }) => !isId(id))
  const missing = itemKinds.map((kind) => {
    const ids = items.filter((item) => item.kind === kind && isId(item.id)).map(({ id }) => id)
    return missingOf(kind, ids)
  })
  return new Set([...unsound, ...(await Promise.all(missing)).flat()].map(nameOf))
}

/** Items that could not be checked do not count as gone. */
async function missingOf(kind: ItemKind, ids: readonly string[]): Promise<Saved[]> {
  const docs = await savedDocs<{ id: string }>(kind, ids)
  if (!docs) return []
  const there = new Set(docs.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => ({ kind, id }))
}
