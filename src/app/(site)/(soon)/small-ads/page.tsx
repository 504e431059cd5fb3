import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('smallAds')

export default function SmallAdsPage() {
  return <SoonPage place="smallAds" />
}
