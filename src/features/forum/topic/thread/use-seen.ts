import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { send } from '../../../../ui/requests/send'

const PAUSE_MS = 2_000

type Options = {
  list: RefObject<HTMLElement | null>
  topicId: string
  isOn: boolean
  /** What the list shows. */
  comments: readonly TopicComment[]
}

/** When the newest comment was written that has been on the screen. The next visit goes on from there. */
export function useSeen({ list, topicId, isOn, comments }: Options): string {
  const [until, setUntil] = useState('')
  const saved = useRef('')

  useEffect(() => {
    if (!isOn) return
    const observer = new IntersectionObserver((entries) => {
      const seen = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => (target as HTMLElement).dataset.at ?? '')
      setUntil((last) => [last, ...seen].sort().at(-1)!)
    })
    for (const comment of list.current?.querySelectorAll('[data-at]') ?? []) observer.observe(comment)
    return () => observer.disconnect()
  }, [list, isOn, comments])

  useEffect(() => {
    if (!until || until === saved.current) return
    const save = () => {
      if (saved.current === until) return
      saved.current = until
      // A failure costs no more than a line in the wrong place.
      void send('POST', `/api/forum-topics/${topicId}/read`, { at: until }, { keepalive: true })
    }
    const timer = setTimeout(save, PAUSE_MS)
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [topicId, until])
  return until
}
