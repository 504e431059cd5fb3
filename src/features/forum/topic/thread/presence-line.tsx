'use client'

import { threadTexts as texts } from '#texts/forum/topic-thread'
import { usePresence } from '../../../../ui/live/presence'
import { useViewer } from '../../../viewer/viewer-store'

/** Its line is kept, so that nothing moves when somebody begins to type. */
export function PresenceLine({ room }: { room: string }) {
  const { readers, typing, typists } = usePresence(room)
  const { blocked } = useViewer()
  const others = readers - 1
  const names = typing.filter((_, index) => !blocked.some(({ member }) => member === typists[index]))
  const words = [names.length > 0 && texts.typing(names), others > 0 && texts.readers(others)]
  return <p className="pt-3 type-meta">{words.filter(Boolean).join(' · ')}</p>
}
