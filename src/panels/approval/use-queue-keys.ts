'use client'

import { useEffect, useRef } from 'react'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'

type Keys = { isOff: boolean; onApprove: () => void; onReject: () => void; onMove: (by: 1 | -1) => void }

const { approveKeys, rejectKeys }: { approveKeys: readonly string[]; rejectKeys: readonly string[] } = texts
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog'

export function useQueueKeys(keys: Keys) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { isOff, onApprove, onReject, onMove } = current.current
      const isElsewhere = event.target instanceof Element && event.target.closest(typing)
      if (isOff || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actionOf(event.key.toLowerCase())
      if (!act) return
      event.preventDefault()
      act()

      function actionOf(key: string) {
        if (approveKeys.includes(key)) return onApprove
        if (rejectKeys.includes(key)) return onReject
        if (key === 'arrowdown') return () => onMove(1)
        return key === 'arrowup' ? () => onMove(-1) : null
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
