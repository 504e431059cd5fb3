import { classNames } from '../../ui/class-names'
import './user-text.css'

type Props = {
  /** Made safe by the server (docs/decisions/052-user-text.md). */
  html: string
  className?: string
}

export const UserText = ({ html, className }: Props) => (
  <div className={classNames('user-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)
