import { adPrice } from '#texts/small-ads/ad-price'
import { classNames } from '../../ui/class-names'

type Props = { price: string | null | undefined; className?: string }

export function AdPrice({ price, className }: Props) {
  const { amount, unit } = adPrice(price)
  return (
    <span className={classNames('price', className)}>
      {amount}
      {unit ? <span className="font-sans text-sm font-medium text-ink-soft">{` ${unit}`}</span> : null}
    </span>
  )
}
