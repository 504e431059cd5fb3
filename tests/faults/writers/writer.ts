import type { Desk } from './desk'

export type Writer = {
  name: string
  /** Between two turns, at most. */
  pauseMs: number
  turn: (desk: Desk) => Promise<void>
}
