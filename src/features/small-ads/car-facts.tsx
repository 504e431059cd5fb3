import { classNames } from '../../ui/class-names'
import './small-ads.css'
export type CarFact = { name: string; value: string }

type Props = { facts: readonly CarFact[]; isWide: boolean }

export function CarFacts({ facts, isWide }: Props) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] content-start gap-x-5 text-sm',
        isWide && 'sm:grid-cols-[minmax(0,1fr)]',
      )}
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="car-fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
