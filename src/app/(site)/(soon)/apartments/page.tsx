import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('apartments')

export default function ApartmentsPage() {
  return <SoonPage place="apartments" />
}
