import { classNames } from '../../ui/class-names'

type Props = {
  /** Made safe by the server (docs/decisions/052-user-text.md). */
  html: string
  className?: string
}

export const UserText = ({ html, className }: Props) => (
  <div className={classNames('user-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)
