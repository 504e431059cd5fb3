import { classNames } from '../../ui/class-names'
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
        <div key={name} className="flex flex-wrap justify-between gap-x-2 border-t border-line py-1.5">
          <dt className="text-ink-mute">{name}</dt>
          <dd className="ms-auto min-w-0 text-end font-[600] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
