import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('stores')

export default function StoresPage() {
  return <SoonPage place="stores" />
}
