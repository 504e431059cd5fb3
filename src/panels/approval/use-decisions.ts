'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { send } from '../../ui/requests/send'
import type { Waiting } from './queries'

type Decision = { decision: 'approved' | 'rejected'; reason?: string }
type Answer = { message: string }
const CONFLICT = 409

type Queue = { kind: ApprovedKind; items: Waiting[]; first?: unknown }

/** What is left to decide, and which of it is open: after a decision the next one. */
export function useDecisions({ kind, items, first }: Queue) {
  const router = useRouter()
  const [gone, setGone] = useState<readonly string[]>([])
  const [openId, setOpenId] = useState((items.find(({ id }) => id === first) ?? items[0])?.id)
  const [isBusy, setIsBusy] = useState(false)
  const left = items.filter(({ id }) => !gone.includes(id))
  const open = left.find(({ id }) => id === openId) ?? left[0]

  function move(by: 1 | -1) {
    const at = left.findIndex(({ id }) => id === open?.id)
    const next = left[Math.min(Math.max(at + by, 0), left.length - 1)]
    if (next) setOpenId(next.id)
  }

  async function decide(item: Waiting, decision: Decision): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const body = { collection: kind, seen: item.updatedAt, ...decision }
    const answer = await send<Answer>('POST', `/api/approvals/${item.id}`, body)
    setIsBusy(false)
    if (!answer.ok) {
      toast.error(answer.message)
      if (answer.status === CONFLICT) router.refresh()
      return false
    }
    toast.success(answer.data.message)
    const at = left.findIndex(({ id }) => id === item.id)
    setOpenId((left[at + 1] ?? left[at - 1])?.id)
    setGone((before) => [...before, item.id])
    if (left.length === 1) router.refresh()
    return true
  }

  const hasDecided = gone.length > 0
  return { left, open, hasDecided, isBusy, decide, move, show: setOpenId, refresh: () => router.refresh() }
}
