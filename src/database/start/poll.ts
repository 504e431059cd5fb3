import { setTimeout as pause } from 'node:timers/promises'

export async function poll<T>({
  ask,
  limitMs,
  everyMs = 50,
}: {
  ask: () => Promise<T | null> | T | null
  limitMs: number
  everyMs?: number
}): Promise<T | null> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== null || performance.now() > deadline) return answer
    await pause(everyMs)
  }
}
