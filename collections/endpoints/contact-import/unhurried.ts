import { setImmediate as nextTurn } from 'node:timers/promises'

/** Goes through many things without holding up everybody else: after so many of them others have their turn. */
export async function unhurried<Item>(
  items: Iterable<Item>,
  { atOnce, take }: { atOnce: number; take: (item: Item) => void },
) {
  let count = 0
  for (const item of items) {
    take(item)
    count += 1
    if (count % atOnce === 0) await nextTurn()
  }
}

/** The same as a list. */
export async function unhurriedList<Item, Made>(
  items: Iterable<Item>,
  { atOnce, make }: { atOnce: number; make: (item: Item) => Made },
): Promise<Made[]> {
  const list: Made[] = []
  await unhurried(items, { atOnce, take: (item) => list.push(make(item)) })
  return list
}
