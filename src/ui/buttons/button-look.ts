import { classNames } from '../class-names'

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-paper-deep',
  soft: 'border-transparent bg-primary-soft text-primary-soft-ink hover:bg-primary-soft-hover',
  quiet: 'border-transparent text-link hover:bg-primary-soft hover:text-primary-soft-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-active',
  'danger-quiet': 'border-transparent text-danger-ink hover:bg-danger-soft hover:text-danger-soft-ink',
}

const heights = {
  md: 'min-h-[46px] text-[1.0625rem]',
  lg: 'min-h-[54px] text-[1.125rem]',
  sm: 'min-h-touch text-[1rem]',
}
const paddings = { md: 'px-[18px]', lg: 'px-[26px]', sm: 'px-3.5' }

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof heights
  block?: boolean
  className?: string
}

export function buttonLook({ variant = 'primary', size = 'md', block, className }: ButtonLook): string {
  return classNames(
    'items-center justify-center gap-[9px] rounded-md border py-2 text-center leading-tight font-[600] no-underline',
    'fades disabled:button-off aria-disabled:button-off',
    block ? 'flex w-full' : 'inline-flex',
    variants[variant],
    heights[size],
    variant.endsWith('quiet') ? 'px-3' : paddings[size],
    className,
  )
}
