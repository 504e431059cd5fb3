'use client'

import { contactPageTexts, contactTexts } from '#texts/contacts'
import { ListFailed } from '../../../features/listing/list-failed'

export default function ContactsFailed({ retry }: { error: Error; retry: () => void }) {
  return <ListFailed title={contactTexts.many} problem={contactPageTexts.loadFailed} retry={retry} />
}
