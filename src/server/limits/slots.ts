type Holder = { once: (event: 'close', release: () => void) => unknown }

export function createSlots(max: number) {
  const taken = new Map<string, Set<Holder>>()
  return {
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
