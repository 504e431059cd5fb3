import type { Duplex } from 'node:stream'

/** So many sockets for one client address in this process; those that are over are refused before the handshake. */
export function createPlaces(most: number) {
  const taken = new Map<string, Set<Duplex>>()
  return {
    /** False when there is no place left; otherwise it is free again when the socket closes. */
    take: (address: string, socket: Duplex): boolean => {
      const own = taken.get(address) ?? new Set<Duplex>()
      if (own.has(socket)) return true
      if (own.size >= most) return false
      taken.set(address, own.add(socket))
      socket.once('close', () => {
        own.delete(socket)
        if (own.size === 0) taken.delete(address)
      })
      return true
    },
  }
}
