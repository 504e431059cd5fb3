import { badgeCount } from '#domain/text/badge-count'
import { classNames } from '../class-names'

type CounterProps = { value: number; label: string; tone?: 'gold' | 'rose'; className?: string }

export function Counter({ value, label, tone = 'gold', className }: CounterProps) {
  if (value <= 0) return null
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-[5px] text-2xs leading-none font-[700] figures-even',
        tone === 'gold' ? 'bg-accent text-on-accent' : 'bg-danger text-on-danger',
        className,
      )}
    >
      <span aria-hidden="true">{badgeCount(value)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
