'use client'

import { storePageTexts, storeTexts } from '#texts/stores'
import { LoadFailed } from '../../../ui/load-failed'

export default function StoresFailed({ retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed title={storeTexts.many} failure={storePageTexts.listFailed} retry={retry} />
}
