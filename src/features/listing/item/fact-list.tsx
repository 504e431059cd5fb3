import type { ReactNode } from 'react'

type Fact = { name: string; value: ReactNode }

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="border-t border-line">
      {known.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-2.5"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-[600] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
