import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names'
import { Icon, type IconSource } from '../../ui/graphics/icon'

type Props = Omit<ComponentProps<'button'>, 'type'> & { icon: IconSource; isOn: boolean; isBusy?: boolean }

export function AidButton({ icon, isOn, isBusy = false, onClick, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classNames(
        'inline-flex min-h-[46px] items-center justify-center gap-[9px] rounded-md px-3.5 py-2 text-[1.0625rem] leading-tight font-medium',
        'fades hover:bg-primary-soft hover:text-primary-soft-ink md:min-h-[52px]',
        isOn ? 'bg-primary-soft text-primary-soft-ink' : 'text-ink max-md:bg-paper-deep',
        className,
      )}
      {...rest}
    >
      <Icon icon={isBusy ? 'loader-circle' : icon} className={isBusy ? 'animate-spin' : undefined} />
      {children}
    </button>
  )
}
