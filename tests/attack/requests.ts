import type { Attack, PartOf } from './attack'
import { endpointsPart } from './parts/endpoints'
import { formsPart } from './parts/forms'
import { pagesPart } from './parts/pages'
import { rawPart } from './parts/raw'
import { restPart } from './parts/rest'
import { socketsPart } from './parts/sockets'
import { uploadsPart } from './parts/uploads'
import { randomOf } from './random'
import type { World } from './world'

/** Per hundred requests. */
const shares: [PartOf, number][] = [
  [restPart, 42],
  [endpointsPart, 18],
  [pagesPart, 14],
  [uploadsPart, 6],
  [formsPart, 6],
  [rawPart, 6],
  [socketsPart, 8],
]

type Given = { world: World; seed: number; trap: string; url: string }

export function createRequests({ world, seed, trap, url }: Given) {
  const parts = shares.map(([partOf]) => partOf(world, seed))
  const hundred = shares.flatMap(([, share], part) => Array.from({ length: share }, () => part))
  return (number: number): Attack => {
    const random = randomOf(seed, number)
    const block = Math.floor(number / 100)
    const order = orderOf(seed, block, hundred)
    const part = order[number % 100]!
    const before = order.slice(0, number % 100).filter((one) => one === part).length
    const turn = block * shares[part]![1] + before
    return parts[part]!({ world, random, number, trap, url, turn })
  }
}

function orderOf(seed: number, block: number, hundred: number[]): number[] {
  const random = randomOf(seed, block, 5)
  return hundred
    .map((part) => ({ part, at: random.below(2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ part }) => part)
}
