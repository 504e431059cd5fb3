'use client'

import { shellTexts } from '#texts/shell/shell'
import { Counter } from '../../ui/counter'
import { useFavorites } from '../viewer/favorites-store'

export function SavedCount({ className }: { className?: string }) {
  const { count } = useFavorites()
  return <Counter value={count} label={shellTexts.savedItems(count)} className={className} />
}
