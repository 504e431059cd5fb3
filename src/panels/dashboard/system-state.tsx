'use client'

import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/text/format-number'
import { figureTexts as texts } from '#texts/panels/frame'
import { letterTexts } from '#texts/panels/letters'
import { PanelLink } from '../frame/panel-link'

type Parts = keyof typeof texts.parts
type Health = { status: 'ok' | 'degraded' | 'down'; unsentLetters: number | null } & Record<
  Parts,
  'up' | 'down'
>
type State = Health | 'unknown' | 'unreachable'

const STEP_MS = 60_000
const parts = Object.keys(texts.parts) as Parts[]

/** From the health check that machines ask too. */
export function SystemState() {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const known = await readHealth()
      if (!isGone) setState(known)
    }
    void ask()
    const timer = setInterval(() => void ask(), STEP_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  const { tone, name, detail } = shown(state)
  const unsent = typeof state === 'object' ? (state.unsentLetters ?? 0) : 0
  return (
    <div role="status">
      <p className="panel-card__figure panel-state" data-tone={tone}>
        <span className="panel-state__light" aria-hidden />
        {name}
      </p>
      <p className="panel-card__detail">{detail}</p>
      {unsent > 0 && (
        <p className="panel-card__detail">
          <PanelLink to="/letters">{letterTexts.count(formatNumber(unsent))}</PanelLink>
        </p>
      )}
    </div>
  )
}

async function readHealth(): Promise<State> {
  try {
    // 503 says what is down as well.
    const answer = await fetch('/api/health', { cache: 'no-store' })
    const health = (await answer.json()) as Health
    return health.status ? health : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function shown(state: State): { tone?: 'ok' | 'bad'; name: string; detail: string } {
  if (state === 'unknown') return { name: '…', detail: texts.unknown }
  if (state === 'unreachable') return { tone: 'bad', name: texts.offline, detail: texts.unreachable }
  if (state.status === 'ok') return { tone: 'ok', name: texts.online, detail: texts.well }
  const down = parts.filter((part) => state[part] === 'down').map((part) => texts.parts[part])
  const name = state.status === 'down' ? texts.offline : texts.degraded
  return { tone: 'bad', name, detail: texts.down(down.join(', ')) }
}
