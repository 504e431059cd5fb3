'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '../../ui/requests/send'

const GONE = 404

/** Says what came of it, and reads the list anew. */
export function useLetterCall() {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function call(method: 'POST' | 'DELETE', path: string) {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send<{ message: string }>(method, `/api/panel/letters${path}`)
    setIsBusy(false)
    if (answer.ok) toast.success(answer.data.message)
    else toast.error(answer.message)
    if (answer.ok || answer.status === GONE) refresh()
  }

  return { isBusy, call }
}
