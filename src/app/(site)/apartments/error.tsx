'use client'

import { apartmentPageTexts } from '#texts/apartment-pages'
import { apartmentTexts } from '#texts/apartments'
import { ListFailed } from '../../../features/listing/list-failed'

export default function ApartmentsFailed({ retry }: { error: unknown; retry: () => void }) {
  return <ListFailed title={apartmentTexts.many} problem={apartmentPageTexts.loadFailed} retry={retry} />
}
