import type { ShownPrice } from '#texts/small-ads/ad-price'
import { classNames } from '../../ui/class-names'

type Props = { price: ShownPrice; className?: string }

export function AdPrice({ price: { amount, unit }, className }: Props) {
  return (
    <span className={classNames('price', className)}>
      {amount}
      {unit ? <span className="font-sans text-sm font-medium text-ink-soft">{`\u00a0${unit}`}</span> : null}
    </span>
  )
}
