import { threadTexts as texts } from '#texts/forum/topic-thread'
import { commentAnchor } from '../thread/thread-store'

/** As high as the comment was, so that nothing below it moves. */
export const DeletedComment = ({ id, height }: { id: string; height: number }) => (
  <p
    id={commentAnchor(id)}
    tabIndex={-1}
    style={{ minHeight: height || undefined }}
    className="grid place-items-center border-b border-line py-5 text-ink-mute"
  >
    {texts.deleted}
  </p>
)
