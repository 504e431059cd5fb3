'use client'

import { useEffect, useState } from 'react'
import type { BulkAction, BulkState } from '#domain/panels/bulk-input'
import { isUnderWay } from '#domain/panels/bulk-input'
import { send } from '../../ui/requests/send'

export type BulkProgress = {
  job: string
  action: BulkAction
  state: BulkState
  total: number
  done: number
  failedCount: number
  failed: { id: string; title: string | null; reason: string }[]
}

const ASKED_EVERY_MS = 700

/** Asks until the job has ended. Null before the first answer. */
export function useBulkJob(job: string | null): BulkProgress | null {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  useEffect(() => {
    if (!job) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    async function ask() {
      const answer = await send<BulkProgress>('GET', `/api/bulk/${job}`)
      if (isLeft) return
      if (answer.ok) setProgress(answer.data)
      if (!answer.ok || isUnderWay(answer.data.state)) timer = setTimeout(ask, ASKED_EVERY_MS)
    }
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [job])
  return progress?.job === job ? progress : null
}
