import { useCallback, useEffect, useRef, useState } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { isId } from '#domain/lists/ids'
import { useFavoritesChange, type LocalFavorite } from '../viewer/favorites-store'
import { savedDocs } from '../viewer/saved-docs'
import { type Doc, type Facts, factsOf } from './facts'

type Saved = Pick<LocalFavorite, 'kind' | 'id'>
type Known = ReadonlyMap<string, Facts | 'gone'>
const nothing: Known = new Map()

/** What the items say today, asked again when the reader comes back; undefined until it is known. */
export function useFacts(items: readonly Saved[]): (item: Saved) => Facts | 'gone' | undefined {
  const [known, setKnown] = useState(nothing)
  const questions = useRef(0)
  const key = items.map(nameOf).join()

  const ask = useCallback(() => {
    const question = (questions.current += 1)
    void knownOf(items).then((answer) => {
      // A later request has replaced this one.
      if (question === questions.current) setKnown(answer)
    })
    // Every change of the storage makes a new list of the same items.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(ask, [ask])
  useFavoritesChange(ask)
  return (item) => known.get(nameOf(item))
}

const nameOf = ({ kind, id }: Saved) => `${kind}:${id}`

async function knownOf(items: readonly Saved[]): Promise<Known> {
  // Stored data may be invalid.
  const unsound = items.filter(({ id }) => !isId(id)).map((item) => [nameOf(item), 'gone'] as const)
  const found = itemKinds.map((kind) => {
    const ids = items.filter((item) => item.kind === kind && isId(item.id)).map(({ id }) => id)
    return ids.length > 0 ? knownOfKind(kind, ids) : []
  })
  return new Map([...unsound, ...(await Promise.all(found)).flat()])
}

/** Items that could not be asked for do not count as gone. */
async function knownOfKind(kind: ItemKind, ids: readonly string[]) {
  const docs = await savedDocs<Doc>(kind, ids)
  const there = new Map(docs?.map((doc) => [doc.id, factsOf(kind, doc)]))
  return docs ? ids.map((id) => [nameOf({ kind, id }), there.get(id) ?? 'gone'] as const) : []
}
