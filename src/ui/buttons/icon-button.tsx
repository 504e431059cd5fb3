import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconSource } from '../graphics/icon'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: IconSource; iconSize?: number }

export function IconButton({
  label,
  icon,
  iconSize = 24,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={classNames('icon-button', className)} {...rest}>
      <Icon icon={icon} size={iconSize} />
      {children}
    </button>
  )
}
