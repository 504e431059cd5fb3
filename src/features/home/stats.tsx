import { formatNumber } from '#domain/text/format-number'
import { statsTexts as texts } from '#texts/home/home'
import type { CommunityCounts } from './queries'

export function Stats({ counts }: { counts: CommunityCounts }) {
  const { forum, services, doctors, lawyers, smallAds } = counts
  return (
    <section aria-labelledby="stats" className="grid gap-4.5 lg:border-s lg:border-(--tint-line) lg:ps-10">
      <h2 id="stats" className="max-lg:sr-only type-figure text-lg leading-[1.3]">
        {texts.title}
      </h2>
      <dl className="grid grid-cols-4 gap-2 border-t border-(--tint-line) pt-3.5 lg:grid-cols-2 lg:gap-5 lg:border-0 lg:pt-0">
        <Figure count={forum} label={texts.topics(forum)} />
        <Figure count={services} label={texts.services(services)} />
        <Figure count={doctors + lawyers} label={texts.experts(doctors + lawyers)} />
        <Figure count={smallAds} label={texts.ads(smallAds)} />
      </dl>
      <More counts={counts} />
    </section>
  )
}

/** The number is displayed above the label that precedes it in the markup. */
function Figure({ count, label }: { count: number; label: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-2xs leading-[1.1rem]! text-ink-soft lg:text-sm lg:leading-[1.25rem]!">{label}</dt>
      <dd className="type-figure text-[1.375rem] leading-[1.2] lg:text-[2.25rem] lg:leading-[1.1] lg:tracking-[-0.02em]">
        {formatNumber(count)}
      </dd>
    </div>
  )
}

const others = ['stores', 'apartments', 'events', 'documents'] as const

function More({ counts }: { counts: CommunityCounts }) {
  const shown = others.filter((key) => counts[key] > 0)
  if (shown.length === 0) return null
  return (
    <p className="border-t border-(--tint-line) pt-4 text-sm leading-[1.4rem] text-ink-soft max-lg:hidden">
      {texts.more}{' '}
      {shown.map((key, index) => (
        <span key={key}>
          {separator({ index, last: shown.length - 1 })}
          <b className="font-[650] text-ink">{formatNumber(counts[key])}</b> {texts[key](counts[key])}
        </span>
      ))}
      .
    </p>
  )
}

function separator({ index, last }: { index: number; last: number }) {
  if (index === 0) return ''
  return index === last ? ` ${texts.and} ` : ', '
}
