'use client'

import { threadTexts as texts } from '#texts/forum/topic-thread'
import { usePresence } from '../../../../ui/live/presence'

/** Its line is kept, so that nothing moves when somebody begins to type. */
export function PresenceLine({ room }: { room: string }) {
  const { readers, typing } = usePresence(room)
  const others = readers - 1
  const words = [typing.length > 0 && texts.typing(typing), others > 0 && texts.readers(others)]
  return <p className="pt-3 type-meta">{words.filter(Boolean).join(' · ')}</p>
}
