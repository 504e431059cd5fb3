import { cloneElement, isValidElement, type ReactElement } from 'react'
import { classNames } from '../class-names'
import type { IconName } from '#domain/icon-names'
import sprite from './icons.svg'

export type IconSource = IconName | ReactElement<{ className?: string }>

type IconProps = { icon: IconSource; size?: number; className?: string }

/** From `icons.css`. */
const USUAL_SIZE = 20
/** Large icons have thinner lines, so that all look alike. */
const THIN_FROM = 26

/** Its lines are in one file for all pages, which the browser keeps. */
export function Icon({ icon, size = USUAL_SIZE, className }: IconProps) {
  if (isValidElement(icon))
    return cloneElement(icon, { className: classNames('shrink-0', className, icon.props.className) })
  return (
    <svg
      className={classNames('icon', size >= THIN_FROM && 'icon-thin', className)}
      {...(size === USUAL_SIZE ? {} : { width: size, height: size })}
      aria-hidden="true"
    >
      <use href={`${sprite.src}#${icon as IconName}`} />
    </svg>
  )
}
