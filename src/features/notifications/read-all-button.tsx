'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { bellTexts as texts } from '#texts/notifications/bell'
import { Button } from '../../ui/buttons/button'
import { markAllRead } from './notification-calls'

export function ReadAllButton() {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function readAll() {
    setIsBusy(true)
    if (await markAllRead()) router.refresh()
    setIsBusy(false)
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      icon="check-check"
      busy={isBusy}
      className="ms-auto no-js:hidden max-md:-mb-4"
      onClick={() => void readAll()}
    >
      {texts.readAll}
    </Button>
  )
}
