import { carFactsOf } from './car-facts-of'
import type { ShownAd } from './small-ad'

/** On a card: names and values between hairlines. */
export function CarFacts({ ad }: { ad: ShownAd }) {
  return (
    <dl className="grid content-start text-sm">
      {carFactsOf(ad).map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5">
          <dt className="text-ink-mute">{name}</dt>
          <dd className="min-w-0 text-end font-[600] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
