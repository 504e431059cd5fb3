import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MS = 10

/** Yields to other requests in between. */
export async function unhurried<Item>(items: Iterable<Item>, take: (item: Item) => void) {
  let since = performance.now()
  for (const item of items) {
    take(item)
    if (performance.now() - since < TURN_MS) continue
    await nextTurn()
    since = performance.now()
  }
}

/** For a list each of whose items may take long. */
export async function unhurriedList<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const list: Made[] = []
  await unhurried(items, (item) => list.push(make(item)))
  return list
}
