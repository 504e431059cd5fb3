import { useCallback, useEffect, useRef, useState } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { LIST_MAX } from '#domain/limits'
import { isId } from '#domain/public-query'
import { send } from '../../ui/send'
import { useFavoritesChange, type LocalFavorite } from '../viewer/favorites-store'

type Kept = Pick<LocalFavorite, 'kind' | 'id'>
const nothing: ReadonlySet<string> = new Set()

/** Which of the items that this browser keeps nobody can open any more; asked again when the reader comes back. */
export function useGone(items: readonly Kept[]): (item: Kept) => boolean {
  const [gone, setGone] = useState(nothing)
  const questions = useRef(0)
  const key = items.map(nameOf).join()

  const ask = useCallback(() => {
    const question = (questions.current += 1)
    void goneOf(items).then((answer) => {
      // Overtaken by a later question, whose answer is the newer one.
      if (question === questions.current) setGone(answer)
    })
    // The same items come in a new list with every change of the storage.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(ask, [ask])
  useFavoritesChange(ask)
  return (item) => gone.has(nameOf(item))
}

const nameOf = ({ kind, id }: Kept) => `${kind}:${id}`

async function goneOf(items: readonly Kept[]): Promise<ReadonlySet<string>> {
  // A browser's storage can hold anything.
  const unsound = items.filter(({ id }) => !isId(id))
  const parts = itemKinds.flatMap((kind) => {
    const ids = items.filter((item) => item.kind === kind && isId(item.id)).map(({ id }) => id)
    return partsOf(ids).map((part) => missing(kind, part))
  })
  return new Set([...unsound, ...(await Promise.all(parts)).flat()].map(nameOf))
}

function partsOf(ids: readonly string[]): string[][] {
  const parts = []
  for (let from = 0; from < ids.length; from += LIST_MAX) parts.push(ids.slice(from, from + LIST_MAX))
  return parts
}

/** What could not be asked is not called gone. */
async function missing(kind: ItemKind, ids: readonly string[]): Promise<Kept[]> {
  const answer = await send<{ docs: { id: string }[] }>(
    'GET',
    `/api/${kind}?where[id][in]=${ids.join()}&limit=${LIST_MAX}`,
  )
  if (!answer.ok) return []
  const there = new Set(answer.data.docs.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => ({ kind, id }))
}
