import type { RoomStream } from '#server/sockets/rooms'

/** A change stream that has nothing to tell. */
export const silentStream: RoomStream = {
  isUp: () => true,
  lastId: () => 0,
  messagesSince: () => [],
  reaches: async () => true,
  subscribe: () => () => true,
}
