import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('search')

export default function SearchPage() {
  return <SoonPage place="search" />
}
