'use client'

import { useId } from 'react'
import { communityTexts as texts } from '#texts/community/community'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import { useViewer } from '../viewer/viewer-store'
import type { Liked } from './liked-elsewhere'
import { useLike } from './use-like'
import './like-button.css'

type Props = Liked & {
  path: string
  failure: string
  onLiked: (liked: Liked) => void
  className?: string
}

/** Visitors see it disabled, with the reason. */
export function LikeButton({ className, ...like }: Props) {
  const { user } = useViewer()
  const { liked, likesCount, toggle } = useLike(like)
  const reasonId = useId()
  return (
    <button
      type="button"
      aria-label={texts.like(likesCount)}
      aria-pressed={liked}
      aria-disabled={!user}
      aria-describedby={user ? undefined : reasonId}
      title={user ? undefined : texts.joinPrompt}
      onClick={user ? toggle : undefined}
      className={classNames('like-button', className)}
    >
      <Icon icon="heart" size={20} />
      <span aria-hidden="true">{likesCount}</span>
      {!user && (
        <span id={reasonId} className="sr-only">
          {texts.joinPrompt}
        </span>
      )}
    </button>
  )
}
