'use client'

import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { errorTexts } from '#texts/errors'
import { ownAdTexts as texts } from '#texts/small-ad-pages'
import { Button } from '../../ui/button'
import { send } from '../../ui/send'
import { toast } from '../../ui/toast-store'
import { refreshViewer } from '../viewer/viewer-store'

/** Another seven days from now. */
export function RenewButton({ id }: { id: string }) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function renew() {
    setIsBusy(true)
    const answer = await send('POST', `/api/small-ads/${id}/renew`)
    setIsBusy(false)
    if (!answer.ok) return toast({ tone: 'bad', title: texts.renewFailed, text: answer.message, seconds: 5 })
    toast({ tone: 'ok', title: errorTexts.success, text: texts.renewed })
    void refreshViewer()
    refresh()
  }

  return (
    <Button size="sm" icon={RotateCw} busy={isBusy} onClick={() => void renew()}>
      {texts.renew}
    </Button>
  )
}
