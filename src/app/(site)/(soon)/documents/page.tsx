import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('documents')

export default function DocumentsPage() {
  return <SoonPage place="documents" />
}
