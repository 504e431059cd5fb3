'use client'

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { shortDateTime } from '#domain/time/dates'
import { scheduleTexts as texts } from '#texts/panels/schedule'
import { ScheduleDialog } from './schedule-dialog'
import type { Upcoming } from './upcoming'

/** Beside the buttons of an article; Payload's own drawer takes a draft for something to hide and its dates are English. */
export function Schedule() {
  const { id, hasPublishPermission } = useDocumentInfo()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const [upcoming, setUpcoming] = useState<Upcoming[]>([])
  const [isOpen, setIsOpen] = useState(false)

  const read = useCallback(
    async () =>
      id ? ((await getUpcomingScheduledPublish({ collectionSlug: 'articles', id })) as Upcoming[]) : [],
    [getUpcomingScheduledPublish, id],
  )
  // Without it the article can be written all the same.
  const refresh = useCallback(() => read().then(setUpcoming, () => undefined), [read])
  useEffect(() => void refresh(), [refresh])

  if (!id || !hasPublishPermission) return null
  const [next] = upcoming
  return (
    <>
      {next && (
        <span className="panel-badge panel-badge--wait">
          {texts.next[next.input.type](shortDateTime(String(next.waitUntil)))}
        </span>
      )}
      <button type="button" className="panel-button panel-button--secondary" onClick={() => setIsOpen(true)}>
        {texts.open}
      </button>
      {isOpen && <ScheduleDialog upcoming={upcoming} onChange={refresh} onClose={() => setIsOpen(false)} />}
    </>
  )
}
