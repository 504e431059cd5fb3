import type { Attack } from './attack'
import type { Findings } from './findings'
import type { Answer } from './send'
import { inside } from './values'
import type { World } from './world'

type Judged = { number: number; attack: Attack; answer: Answer; world: World; findings: Findings }

/** Judges the response alone. Returns what to verify: a server error or a missing response. */
export function judge({ number, attack, answer, world, findings }: Judged): string | null {
  const { status, text, isLate } = answer
  const given = { number, attack }
  const body = text.slice(text.indexOf('\n') + 1)
  for (const { word, where } of world.canaries.leakedIn(text, attack.caller))
    findings.add('leak', {
      ...given,
      detail: `${where} (${word}) in: ${around(text, word)}`,
      same: `${attack.label.split(' ?')[0]} ${where}`,
    })
  if (status !== null && status >= 400 && !/<!doctype/i.test(body) && inside.test(body))
    findings.add('inside', { ...given, detail: `${status} ${body.slice(0, 300)}` })
  if (isServerFunction(attack) && status !== null && status < 400)
    findings.add('server function', {
      ...given,
      detail: `${status}, ${body.length} letters`,
      same: `${attack.label.split(' ?')[0]}`,
    })
  if (isLate) return 'no answer'
  return status !== null && status >= 500 ? `${status} ${body.slice(0, 300)}` : null
}

const isServerFunction = (attack: Attack) =>
  attack.kind === 'http' &&
  'Next-Action' in attack.headers &&
  attack.caller !== 'moderator' &&
  attack.caller !== 'admin'

const around = (text: string, word: string) =>
  text.slice(Math.max(0, text.indexOf(word) - 100), text.indexOf(word) + 60)
