import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '../../ui/requests/send'
import { toast } from '../../ui/overlays/toast-store'
import { errorTexts } from '#texts/web/errors'
import { type Liked, onLikedElsewhere, postToTabs } from './liked-elsewhere'

type Options = Liked & {
  /** The address that toggles the like. */
  path: string
  failure: string
  /** The server's numbers, once it has answered. */
  onLiked: (liked: Liked) => void
}

/** A second press so soon is the same press. */
const LOCK_MS = 300
const FAILURE_SECONDS = 3

/** Changes at once; the server is asked in the order of the presses, and the last answer holds. */
export function useLike({ liked, likesCount, path, failure, onLiked }: Options) {
  const [guess, setGuess] = useState<Liked | null>(null)
  const lockedUntil = useRef(0)
  const presses = useRef(0)
  const asking = useRef<Promise<unknown>>(Promise.resolve())
  const shown = guess ?? { liked, likesCount }
  const hear = useEffectEvent(onLiked)

  useEffect(() => onLikedElsewhere(path, hear), [path])

  async function ask(press: number) {
    const answer = await send<Liked>('POST', path)
    if (press !== presses.current) return
    setGuess(null)
    if (answer.ok) {
      onLiked(answer.data)
      postToTabs({ path, ...answer.data })
    } else toast({ tone: 'bad', title: errorTexts.title, text: failure, seconds: FAILURE_SECONDS })
  }

  function toggle() {
    const now = performance.now()
    if (now < lockedUntil.current) return
    lockedUntil.current = now + LOCK_MS
    const press = (presses.current += 1)
    setGuess({ liked: !shown.liked, likesCount: shown.likesCount + (shown.liked ? -1 : 1) })
    asking.current = asking.current.then(() => ask(press))
  }

  return { ...shown, toggle }
}
