import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '#support/until'
import type { Random } from '../../attack/random'
import type { Ledger } from '../ledger'
import { forumComments, postComments } from './comments'
import { createDesk, type Member } from './desk'
import { createGate } from './gate'
import { likes } from './likes'
import { newcomers } from './newcomers'
import { posts } from './posts'
import type { Writer } from './writer'

const WORK_LIMIT_MS = 60_000

type Options = { url: string; ledger: Ledger; random: Random; members: Member[]; category: string }
export type Writers = ReturnType<typeof startWriters>

/** Each writes one thing after the other, as fast as the site and a short pause let it. */
export function startWriters(options: Options) {
  const gate = createGate()
  const desk = createDesk({ ...options, gate })
  const writers = [posts, postComments, postComments, forumComments(), forumComments(), likes, newcomers]
  const turns = writers.map(() => 0)

  const work = async ({ turn, pauseMs }: Writer, place: number) => {
    while (!gate.isOver()) {
      await turn(desk)
      turns[place]! += 1
      await sleep(desk.random.below(pauseMs))
    }
  }
  const working = writers.map(work)

  return {
    /** When everybody has ended something. */
    haveWorked: async () => {
      const before = [...turns]
      await until(() => turns.every((count, place) => count > before[place]!), WORK_LIMIT_MS)
    },
    pause: gate.shut,
    resume: gate.open,
    stop: async () => {
      gate.end()
      await Promise.all(working)
    },
  }
}
