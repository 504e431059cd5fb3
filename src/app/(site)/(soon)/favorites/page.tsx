import { soonMetadata } from '../../../../features/shell/soon-metadata'
import { SoonPage } from '../../../../features/shell/soon-page'

export const metadata = soonMetadata('favorites')

export default function FavoritesPage() {
  return <SoonPage place="favorites" />
}
