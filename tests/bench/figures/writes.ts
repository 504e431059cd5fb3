import { askWell } from '../ask'
import type { Plan } from '../baselines/plan'
import { startBaseline } from '../baselines/start-baseline'
import type { Figure } from '../figure'
import { type Member, newMembers } from '../members'
import { medianOf } from '../results'
import { recordedSteadily, toldStatements } from '../recorded-steadily'
import { openWrites, type WriteKind } from '../writes'

const titles: Record<WriteKind, string> = {
  comment: 'a comment',
  post: 'a post',
  like: 'a like',
  ad: 'an ad',
}
const kinds = Object.keys(titles) as WriteKind[]
/** Of each kind in a pass: below what a member may write, whom a pass meets once or less. */
const WRITES = 12
const MEMBERS = 20

export const writes: Figure = {
  name: 'writes',
  title: 'what members write by REST, one after the other, median',
  baseline:
    'the same check of the session and the same statements in the same transaction behind bare Node `http`',
  measures: Object.fromEntries(
    kinds.map((kind) => [kind, { title: titles[kind], unit: 'ms', goal: { of: 'ratio', atMost: 4 } }]),
  ),
  prepare: async (site) => {
    const world = await openWrites(site)
    const [first, second, ...others] = (await newMembers(site, 2 + 2 * MEMBERS)) as [
      Member,
      Member,
      ...Member[],
    ]
    // Nobody's first comment, and no post's first like: those are more work.
    for (const member of [first, second, ...others]) await site.ask(world.write.comment(member))
    for (let turn = 0; turn < world.likedPosts; turn += 1) await site.ask(world.write.like(first, turn))
    const plans: Plan[] = []
    for (const kind of kinds)
      plans.push(
        await recordedSteadily(site, async (attempt) => {
          await world.removeAds([second])
          return world.write[kind](second, attempt)
        }),
      )
    await world.removeAds([second])
    const { databaseUrl, secret } = site
    const bare = await startBaseline({ script: 'statements.ts', given: { plans, databaseUrl, secret } })

    const pass = (url: string, members: Member[]) => {
      let turn = 0
      return async () => {
        const times: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]))
        for (let write = 0; write < WRITES; write += 1, turn += 1)
          for (const kind of kinds) {
            const asked = world.write[kind](members[turn % MEMBERS]!, Math.floor(turn / MEMBERS))
            const since = performance.now()
            await askWell({ ...asked, url: url + asked.path })
            times[kind]!.push(performance.now() - since)
          }
        await world.removeAds(members)
        return Object.fromEntries(kinds.map((kind) => [kind, medianOf(times[kind]!)]))
      }
    }
    const notes = kinds.map((kind, index) => [kind, toldStatements(plans[index]!)])
    return {
      ours: pass(site.url, others.slice(0, MEMBERS)),
      baseline: pass(bare.url, others.slice(MEMBERS)),
      notes: Object.fromEntries(notes),
      close: bare.close,
    }
  },
}
