'use client'

import { useId } from 'react'
import { communityTexts as texts } from '#texts/community/community'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import { useViewer } from '../viewer/viewer-store'
import type { Liked } from './liked-elsewhere'
import { useLike } from './use-like'

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
      className={classNames(
        'inline-flex min-h-touch min-w-touch items-center gap-2 rounded-md px-2.5 text-ink-soft figures-even',
        'fades hover:bg-paper-deep hover:text-ink',
        'aria-disabled:cursor-not-allowed aria-disabled:text-ink-mute aria-disabled:hover:bg-transparent',
        'aria-pressed:text-danger-ink aria-pressed:[&>svg]:fill-current',
        className,
      )}
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
