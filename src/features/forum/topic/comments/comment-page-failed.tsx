import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Alert } from '../../../../ui/states/alert'
import { Button } from '../../../../ui/buttons/button'
import type { CommentPage } from '../thread/comment-page'
import type { Thread, ThreadState } from '../thread/thread-store'

type Props = { thread: Thread; state: ThreadState; of: (asked: CommentPage) => boolean }

export function CommentPageFailed({ thread, state: { failed }, of }: Props) {
  if (!failed || !of(failed)) return null
  return (
    <Alert tone="bad" role="alert" title={texts.loadFailed} className="w-full">
      <p>{texts.loadFailedText}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void thread.show(failed)}>
        {texts.retry}
      </Button>
    </Alert>
  )
}
