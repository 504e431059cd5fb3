import { type Answer, type Asked } from './ask'
import { type Plan, planOf } from './baselines/plan'
import type { BenchSite } from './site'

const TRIES = 5

type Asking = Omit<Asked, 'url'> & { path: string }

/** The plan of a request that takes as many statements as the one before: nothing is remembered or forgotten on the way. */
export async function recordedSteadily(
  site: Pick<BenchSite, 'ask' | 'probe'>,
  request: (attempt: number) => Promise<Asking> | Asking,
): Promise<Plan> {
  let before: Plan | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const asked = await request(attempt)
    let answer: Answer
    const recorded = await site.probe.statementsDuring(async () => {
      answer = await site.ask(asked)
    })
    const plan = planOf({ recorded, asked, answer: answer! })
    if (before && statementsIn(plan) === statementsIn(before)) return plan
    before = plan
  }
  throw new Error(`${TRIES} times another number of statements`)
}

const statementsIn = ({ waves }: Plan) => waves.flat().length
export const toldStatements = (plan: Plan) => `${statementsIn(plan)} statements`
