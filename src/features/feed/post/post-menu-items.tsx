import type { FeedPost } from '#domain/feed/feed-post'
import { isEditable } from '#domain/text/editing'
import { postCardTexts as texts } from '#texts/feed/feed-page'
import { BlockItem } from '../../community/blocks/block-item'
import { MenuAction } from '../../../ui/overlays/menu-item'
import type { PostWork } from './post-work'

type Props = { post: FeedPost; memberId: string; onChosen: (work: PostWork) => void }

export function PostMenuItems({ post, memberId, onChosen }: Props) {
  if (post.author?.id !== memberId)
    return (
      <>
        <BlockItem author={post.author} onBlock={() => onChosen('block')} />
        <MenuAction icon="flag" onSelect={() => onChosen('report')}>
          {texts.report}
        </MenuAction>
      </>
    )
  return (
    <>
      {isEditable({ createdAt: post.createdAt, now: new Date() }) && (
        <MenuAction icon="pencil" onSelect={() => onChosen('edit')}>
          {texts.edit}
        </MenuAction>
      )}
      <MenuAction icon="trash-2" onSelect={() => onChosen('delete')}>
        {texts.remove}
      </MenuAction>
    </>
  )
}
