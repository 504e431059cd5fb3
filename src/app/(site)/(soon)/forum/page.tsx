import { soonMetadata, SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('forum')

export default function ForumPage() {
  return <SoonPage place="forum" />
}
