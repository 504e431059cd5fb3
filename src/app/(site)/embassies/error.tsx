'use client'

import { embassyPageTexts } from '#texts/embassies'
import { ListFailed } from '../../../features/listing/list-failed'

export default function EmbassiesFailed({ retry }: { error: Error; retry: () => void }) {
  return <ListFailed title={embassyPageTexts.title} problem={embassyPageTexts.loadFailed} retry={retry} />
}
