'use client'

import { useState } from 'react'
import { itemActionTexts as texts } from '#texts/lists/item-actions'
import { classNames } from '../../ui/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { toggleFavorite, useIsFavorite, type LocalFavorite } from '../viewer/favorites-store'

type Props = { item: LocalFavorite; className?: string }

/** Changes at once, before the server responds. */
export function HeartButton({ item, className }: Props) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const saved = useIsFavorite(item)
  const isSaved = asked ?? saved

  async function change() {
    if (asked !== null) return
    setAsked(!isSaved)
    await toggleFavorite(item)
    setAsked(null)
  }

  return (
    <IconButton
      icon="heart"
      label={isSaved ? texts.removeFavorite(item.title) : texts.addFavorite(item.title)}
      aria-pressed={isSaved}
      onClick={() => void change()}
      className={classNames('heart', className)}
    />
  )
}
