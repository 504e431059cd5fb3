import { useEffect, useState } from 'react'
import type { SmallAd } from '#types'
import { send } from '../../ui/requests/send'
import type { OwnItem } from '../viewer/viewer-store'

/** What only the owner may read; null until loaded. */
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
    // A new object means that the ad may have changed.
  }, [item])
  return ad
}
