'use client'

import { eventPageTexts } from '#texts/event-pages'
import { eventTexts } from '#texts/events'
import { LoadFailed } from '../../../ui/load-failed'

export default function EventsFailed({ retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed title={eventTexts.many} failure={eventPageTexts.listFailed} retry={retry} />
}
