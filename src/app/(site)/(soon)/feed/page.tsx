import { soonMetadata, SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('feed')

export default function FeedPage() {
  return <SoonPage place="feed" />
}
