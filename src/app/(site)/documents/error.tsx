'use client'

import { documentPageTexts, documentTexts } from '#texts/documents'
import { ListFailed } from '../../../features/listing/list-failed'

export default function DocumentsFailed({ retry }: { error: Error; retry: () => void }) {
  return <ListFailed title={documentTexts.many} problem={documentPageTexts.loadFailed} retry={retry} />
}
