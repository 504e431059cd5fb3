import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('legal')

export default function LegalPage() {
  return <SoonPage place="legal" />
}
