import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long one reader may work before others have their turn. */
const TURN_MS = 10

/** Goes through many things without holding up everybody else, however long each of them takes. */
export async function unhurried<Item>(items: Iterable<Item>, take: (item: Item) => void) {
  let since = performance.now()
  for (const item of items) {
    take(item)
    if (performance.now() - since < TURN_MS) continue
    await nextTurn()
    since = performance.now()
  }
}

/** The same as a list. */
export async function unhurriedList<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const list: Made[] = []
  await unhurried(items, (item) => list.push(make(item)))
  return list
}
