import { soonMetadata } from '../../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../../features/shell/soon-page'

export const metadata = soonMetadata('privacy')

export default function PrivacyPage() {
  return <SoonPage place="privacy" />
}
