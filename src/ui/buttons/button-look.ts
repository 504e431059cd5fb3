import { classNames } from '../class-names'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  className?: string
}

/** Classes of `buttons.css`. */
export const buttonLook = ({ variant = 'primary', size = 'md', block, className }: ButtonLook): string =>
  classNames(
    'button',
    `button-${variant}`,
    size !== 'md' && `button-${size}`,
    block && 'button-block',
    className,
  )
