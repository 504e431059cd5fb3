import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('contacts')

export default function ContactsPage() {
  return <SoonPage place="contacts" />
}
