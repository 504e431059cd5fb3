type Held = { once: (event: 'close', release: () => void) => unknown }

/** So many sockets (or requests) for one client address in this process; those that are over are refused. */
export function createPlaces(most: number) {
  const taken = new Map<string, Set<Held>>()
  return {
    /** False when there is no place left; otherwise it is free again when what holds it closes. */
    take: (address: string, held: Held): boolean => {
      const own = taken.get(address) ?? new Set<Held>()
      if (own.has(held)) return true
      if (own.size >= most) return false
      taken.set(address, own.add(held))
      held.once('close', () => {
        own.delete(held)
        if (own.size === 0) taken.delete(address)
      })
      return true
    },
  }
}
