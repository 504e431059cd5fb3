'use client'

import { berlinReading } from '#domain/time/berlin-time'
import { noticeTexts as texts } from '#texts/notifications/notice-kinds'
import { Icon } from '../../../ui/graphics/icon'
import { useSavedAt } from './saved-choice'

/** Always in the page, so that it is read out when it changes. */
export function SavedLine() {
  const savedAt = useSavedAt()
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 type-meta">
      {savedAt !== null && (
        <>
          <Icon icon="check" size={16} className="text-primary" />
          {texts.saved(berlinReading(new Date(savedAt).toISOString()).slice(11))}
        </>
      )}
    </p>
  )
}
