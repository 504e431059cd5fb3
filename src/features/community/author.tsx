import type { Author } from '#domain/account/author'
import { isAdmin } from '#domain/roles'
import { communityTexts as texts } from '#texts/community/community'
import { errorTexts } from '#texts/web/errors'
import { Avatar } from '../../ui/graphics/avatar'
import { Badge } from '../../ui/states/badge'

/** Null: the account is gone. */
type Props = { author: Author | null }

export const authorName = (author: Author | null): string => author?.name ?? errorTexts.unknownUser

export const AuthorAvatar = ({ author, size }: Props & { size?: 32 | 40 | 48 }) => (
  <Avatar name={authorName(author)} role={author?.role} src={author?.avatar} size={size} />
)

/** In rows the badge is short, „Админ“; where there is room it is whole. */
export function AuthorName({ author, isWhole = false }: Props & { isWhole?: boolean }) {
  return (
    <>
      <b className="font-[600] wrap-anywhere text-ink">{authorName(author)}</b>
      {isAdmin(author) && <Badge tone="admin">{isWhole ? texts.admin : texts.adminShort}</Badge>}
    </>
  )
}
