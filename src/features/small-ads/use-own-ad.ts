import { useEffect, useState } from 'react'
import type { SmallAd } from '#types'
import { send } from '../../ui/send'
import type { OwnItem } from '../viewer/viewer-store'

/** What only the owner is told of an ad, beyond what every page knows of it. Null until it is there. */
export function useOwnAd(item: OwnItem): SmallAd | null {
  const [ad, setAd] = useState<SmallAd | null>(null)
  useEffect(() => {
    let isOutdated = false
    void send<SmallAd>('GET', `/api/small-ads/${item.id}`).then((answer) => {
      if (!isOutdated && answer.ok) setAd(answer.data)
    })
    return () => {
      isOutdated = true
    }
    // A new object is a new answer about the member's things: the ad may have changed.
  }, [item])
  return ad
}
