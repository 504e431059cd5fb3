type Holder = { once: (event: 'close', release: () => void) => unknown }

/** So many sockets (or requests) for one client address in this process; those that are over are refused. */
export function createSlots(max: number) {
  const taken = new Map<string, Set<Holder>>()
  return {
    /** False when there is no slot left; otherwise it is free again when its holder closes. */
    take: (address: string, holder: Holder): boolean => {
      const own = taken.get(address) ?? new Set<Holder>()
      if (own.has(holder)) return true
      if (own.size >= max) return false
      taken.set(address, own.add(holder))
      holder.once('close', () => {
        own.delete(holder)
        if (own.size === 0) taken.delete(address)
      })
      return true
    },
  }
}
