import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button-look'
import { Icon, type IconSource } from '../graphics/icon'

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; icon?: IconSource }

/** A second click during the first request would send everything twice. */
const ignore = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  block,
  className,
  busy,
  icon,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const guard = busy ? { 'aria-busy': true, onClick: ignore } : {}
  return (
    <button type={type} className={buttonLook({ variant, size, block, className })} {...rest} {...guard}>
      {busy ? <Icon icon="loader-circle" className="animate-spin" /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  )
}
