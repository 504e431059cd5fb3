import type { Caller } from '../support/access/outcomes'
import type { Random } from './random'
import type { World } from './world'

type Common = {
  label: string
  /** Requests of a family that fail alike are one finding. */
  family: string
  caller: Caller
}
export type HttpAttack = Common & {
  kind: 'http'
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  isEnding?: boolean
}
/** Written to the connection unchanged, piece by piece. */
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
/** `turn` counts the attacks of this part only. */
export type Part = (given: Turn & { turn: number }) => Attack
export type PartOf = (world: World, seed: number) => Part
