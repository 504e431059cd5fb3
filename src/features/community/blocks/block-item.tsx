import type { Author } from '#domain/account/author'
import { isStaff } from '#domain/roles'
import { blockingTexts as texts } from '#texts/community/blocks'
import { MenuAction } from '../../../ui/overlays/menu-item'
import { useBlock } from '../../viewer/blocked'
import { unblock } from './block-calls'

type Props = {
  /** Not the viewer. */
  author: Author | null
  /** Opens the dialog. */
  onBlock: () => void
}

/** In the menu beside a name. Staff cannot be blocked. */
export function BlockItem({ author, onBlock }: Props) {
  const block = useBlock(author?.id)
  if (!author || (isStaff(author) && !block)) return null
  return block ? (
    <MenuAction icon="user-round" onSelect={() => void unblock(author, block.id)}>
      {texts.unblock(author.name)}
    </MenuAction>
  ) : (
    <MenuAction icon="user-round-x" onSelect={onBlock}>
      {texts.block(author.name)}
    </MenuAction>
  )
}
