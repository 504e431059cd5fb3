import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('services')

export default function ServicesPage() {
  return <SoonPage place="services" />
}
