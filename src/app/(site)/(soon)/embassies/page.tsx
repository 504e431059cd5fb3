import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('embassies')

export default function EmbassiesPage() {
  return <SoonPage place="embassies" />
}
