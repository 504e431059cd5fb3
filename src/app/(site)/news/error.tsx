'use client'

import { newsTexts } from '#texts/articles'
import { LoadFailed } from '../../../ui/load-failed'

export default function NewsFailed({ retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed title={newsTexts.title} failure={newsTexts.loadFailed} retry={retry} />
}
