import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('events')

export default function EventsPage() {
  return <SoonPage place="events" />
}
