'use client'

import { smallAdPageTexts } from '#texts/small-ad-pages'
import { smallAdTexts } from '#texts/small-ads'
import { ListFailed } from '../../../features/listing/list-failed'

export default function SmallAdsFailed({ retry }: { error: unknown; retry: () => void }) {
  return <ListFailed title={smallAdTexts.many} problem={smallAdPageTexts.loadFailed} retry={retry} />
}
