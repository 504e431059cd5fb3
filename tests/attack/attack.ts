import type { Caller } from '../support/access/outcomes'
import type { Random } from './random'
import type { World } from './world'

type Common = {
  /** What is attacked, and with what. */
  label: string
  /** What is wrong with it, wherever it is sent: what such requests do is one finding. */
  family: string
  caller: Caller
}
export type HttpAttack = Common & {
  kind: 'http'
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Ends the session that it comes with. */
  isEnding?: boolean
}
/** Written to the connection as it is, piece by piece. */
export type RawAttack = Common & { kind: 'raw'; pieces: Buffer[] }
export type SocketAttack = Common & {
  kind: 'socket'
  path: string
  headers: string[]
  auth: string
  frames: Buffer[]
}
export type Attack = HttpAttack | RawAttack | SocketAttack

export type Turn = { world: World; random: Random; number: number; trap: string; url: string }
/** One way to attack: makes the attack of its turn; `turn` counts only its own. */
export type Part = (given: Turn & { turn: number }) => Attack
export type PartOf = (world: World, seed: number) => Part
