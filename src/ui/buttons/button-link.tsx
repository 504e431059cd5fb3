import { buttonLook, type ButtonLook } from './button-look'
import { Icon, type IconSource } from '../graphics/icon'
import { PageLink, type PageLinkProps } from '../page/page-link'

type ButtonLinkProps = PageLinkProps & ButtonLook & { icon?: IconSource }

export function ButtonLink({ variant, size, block, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink className={buttonLook({ variant, size, block, className })} {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </PageLink>
  )
}
