import { soonMetadata } from '../../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../../features/shell/soon-page'

export const metadata = soonMetadata('imprint')

export default function ImprintPage() {
  return <SoonPage place="imprint" />
}
