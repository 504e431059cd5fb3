const EVERY_MS = 20

type Paced = { perSecond: number; send: (number: number) => Promise<void> }

/** Sends so many a second, counted from 1, whether or not earlier ones have been answered; `send` never rejects. */
export function atPace({ perSecond, send }: Paced) {
  const open = new Set<Promise<void>>()
  const since = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - since) / 1_000) * perSecond)
    while (sent < due) {
      sent += 1
      const sending = send(sent).finally(() => open.delete(sending))
      open.add(sending)
    }
  }, EVERY_MS)
  return {
    sent: () => sent,
    /** Until all are answered. */
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}
