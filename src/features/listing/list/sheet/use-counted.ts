import { useEffect, useState } from 'react'
import { send } from '../../../../ui/requests/send'

export type Counted = { total: number; words: string }

/** Between choices that follow each other. */
const PAUSE_MS = 200
/** As long a number of other choices may stand. */
const PATIENCE_MS = 1_000

/** How many there would be; null while nobody knows. */
export function useCounted(address: string): Counted | null {
  const [known, setKnown] = useState<(Counted & { address: string }) | null>(null)

  useEffect(() => {
    let isOver = false
    const doubt = setTimeout(() => setKnown(null), PATIENCE_MS)
    const ask = async () => {
      const answer = await send<Counted>('GET', address)
      if (isOver) return
      clearTimeout(doubt)
      setKnown(answer.ok ? { ...answer.data, address } : null)
    }
    const asking = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(doubt)
      clearTimeout(asking)
    }
  }, [address])

  // That there was nothing before must not hold up another choice.
  return known?.total === 0 && known.address !== address ? null : known
}
