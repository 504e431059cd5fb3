import { soonMetadata } from '../../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../../features/shell/soon-page'

export const metadata = soonMetadata('terms')

export default function TermsPage() {
  return <SoonPage place="terms" />
}
