'use client'

import { savedItems } from '#texts/favorites/saved-count'
import { Counter } from '../../../ui/states/counter'
import { useFavorites } from '../../viewer/favorites-store'

export function SavedCount({ className }: { className?: string }) {
  const { count } = useFavorites()
  return <Counter value={count} label={savedItems(count)} className={className} />
}
