import type { LucideIcon } from 'lucide-react'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { classNames } from '../class-names'

export type IconSource = LucideIcon | ReactElement<{ className?: string }>

type IconProps = { icon: IconSource; size?: number; strokeWidth?: number; className?: string }

/** Large icons have thinner lines, so that all look alike. */
const strokeFor = (size: number) => (size >= 26 ? 1.5 : 1.75)

export function Icon({ icon, size = 20, strokeWidth = strokeFor(size), className }: IconProps) {
  if (!isValidElement(icon)) {
    const Lucide = icon as LucideIcon
    return (
      <Lucide
        size={size}
        strokeWidth={strokeWidth}
        className={classNames('shrink-0', className)}
        aria-hidden="true"
      />
    )
  }
  const attributes = typeof icon.type === 'string' ? {} : { size, strokeWidth }
  return cloneElement(icon, {
    ...attributes,
    ...icon.props,
    className: classNames('shrink-0', className, icon.props.className),
  })
}
