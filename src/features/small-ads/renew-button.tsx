'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ownAdTexts as texts } from '#texts/small-ads/small-ad-pages'
import { Button } from '../../ui/buttons/button'
import { send } from '../../ui/requests/send'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { refreshViewer } from '../viewer/viewer-store'

export function RenewButton({ id }: { id: string }) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function renew() {
    setIsBusy(true)
    const answer = await send('POST', `/api/small-ads/${id}/renew`)
    setIsBusy(false)
    if (!answer.ok) return toastFailure(texts.renewFailed, answer.message)
    toastSuccess(texts.renewed)
    void refreshViewer()
    refresh()
  }

  return (
    <Button size="sm" icon="rotate-cw" busy={isBusy} onClick={() => void renew()}>
      {texts.renew}
    </Button>
  )
}
