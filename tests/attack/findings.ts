import { writeFileSync } from 'node:fs'
import type { Attack } from './attack'

export const kinds = ['exit', 'leak', 'connection', 'standstill', 'server error', 'rejection', 'server function', 'inside', 'no answer', 'log', 'memory', 'afterwards'] as const // prettier-ignore
export type Kind = (typeof kinds)[number]
export type Finding = {
  kind: Kind
  what: string
  number: number | null
  attack: Attack | null
  detail: string
  count: number
  like: number[]
}

/** Repeated failures are one finding with a count. */
export function createFindings() {
  const found = new Map<string, Finding>()
  return {
    add: (
      kind: Kind,
      given: { number?: number | null; attack?: Attack | null; detail?: string; same?: string },
    ) => {
      const { number = null, attack = null, detail = '', same = attack?.family ?? detail } = given
      const key = `${kind} ${same}`
      const known = found.get(key)
      if (known) {
        known.count += 1
        if (number !== null) known.like.push(number)
      } else found.set(key, { kind, what: same, number, attack, detail, count: 1, like: [] })
    },
    has: (kind: Kind, same: string) => found.has(`${kind} ${same}`),
    all: () => [...found.values()].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)),
  }
}

export type Findings = ReturnType<typeof createFindings>

export function told({ kind, number, attack, detail, count, like }: Finding, seed: number): string {
  return [
    `■ ${kind}${count > 1 ? ` (${count}×${like.length > 0 ? `, also ${like.slice(0, 12).join(', ')}` : ''})` : ''}: ${attack ? `${attack.caller}: ${attack.label}` : ''}`,
    ...(detail ? [`  ${shortened(detail, 900).replaceAll('\n', '\n  ')}`] : []),
    ...(attack ? [`  ${command(attack)}`] : []),
    ...(number === null ? [] : [`  npm run test:attack -- --seed ${seed} --only ${number}`]),
  ].join('\n')
}

function command(attack: Attack): string {
  if (attack.kind === 'raw')
    return `bytes: ${shortened(attack.pieces.map((piece) => piece.toString('latin1')).join(''), 400)}`
  if (attack.kind === 'socket')
    return `websocket ${shortened(attack.path, 100)} auth ${shortened(attack.auth, 100)} then ${shortened(attack.frames.map((one) => one.toString('latin1')).join(' | '), 300)}`
  const { method, path, headers, body } = attack
  const heads = Object.entries(headers).map(([name, value]) => `-H '${name}: ${shortened(value, 100)}'`)
  return [
    `curl -X ${method}`,
    `'${shortened(path, 200)}'`,
    ...heads,
    ...(body ? [`-d '${shortened(body.toString('latin1' as never), 500)}'`] : []),
  ].join(' ')
}

/** Repetitions become `x×15000`. */
function shortened(text: string, max: number): string {
  const rows = text
    .slice(0, 200_000)
    .replace(/(.{1,12}?)\1{19,}/gs, (row, part: string) => `${part}×${row.length / part.length}`)
  const shown = rows.replace(/[\0-\x08\x0b-\x1f]/g, '·')
  return shown.length > max ? `${shown.slice(0, max)}…` : shown
}

export function keep(findings: Finding[], seed: number) {
  writeFileSync(
    '.cache/attack-findings.json',
    JSON.stringify(
      findings.map(({ attack, ...finding }) => ({
        ...finding,
        caller: attack?.caller,
        command: attack && command(attack),
      })),
      null,
      1,
    ),
  )
  writeFileSync('.cache/attack-findings.txt', findings.map((finding) => told(finding, seed)).join('\n\n'))
}
