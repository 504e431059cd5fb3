import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { favoritePageTexts, favoriteTexts } from '#texts/favorites/favorites'
import { FavoritesScreen } from '../../../features/favorites/favorites-screen'
import { pageMetadata } from '../../../ui/page/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: favoriteTexts.many,
  description: favoritePageTexts.description,
  path: routes.favorites,
  isIndexed: false,
})

export default function FavoritesPage() {
  return <FavoritesScreen />
}
