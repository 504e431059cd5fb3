'use client'

import { savedItems } from '#texts/favorites/saved-count'
import { Counter } from '../../../ui/states/counter'
import { useFavoritesCount } from '../../viewer/favorites-store'

export function SavedCount({ className }: { className?: string }) {
  const count = useFavoritesCount()
  return <Counter value={count} label={savedItems(count)} className={className} />
}
