import { shellTexts } from '#texts/shell/shell'
import { Avatar } from '../../../ui/graphics/avatar'
import type { Viewer } from '../../viewer/viewer-store'

export const viewerName = ({ fullName, email }: Viewer): string => fullName || email

type ViewerCardProps = { user: Viewer; size: 40 | 48 }

export function ViewerCard({ user, size }: ViewerCardProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={viewerName(user)} role={user.role} size={size} src={user.avatar?.url} />
      <span className="grid min-w-0">
        <span className="truncate type-label leading-[1.4rem]">{viewerName(user)}</span>
        <span className="type-meta">{shellTexts.roles[user.role]}</span>
      </span>
    </span>
  )
}
