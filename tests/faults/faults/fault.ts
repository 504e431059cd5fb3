import type { World } from '../world/world'

export type Fault = {
  name: string
  /** Of fifty cycles. */
  times: number
  /** Why it cannot be had here. */
  isImpossible?: (world: World) => string | null
  /** Begins and ends it, and notes both in `world.outages`. Throws where it finds something wrong itself. */
  run: (world: World) => Promise<void>
}
