import { SMALL_AD_DAYS } from '#domain/limits'
import { formatNumber } from '#domain/text/format-number'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'

type Props = { active: number; found: number }

export function SmallAdStats({ active, found }: Props) {
  const stats = [
    [active, texts.active(active)],
    [found, texts.found(found)],
    [SMALL_AD_DAYS, texts.validity],
  ] as const
  return (
    <ul className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(84px,1fr))] gap-2.5 md:mb-6 md:gap-4">
      {stats.map(([count, words]) => (
        <li
          key={words}
          className="grid min-w-0 gap-0.5 rounded-lg border border-line bg-surface px-2.5 py-2 md:grid-cols-[auto_1fr] md:items-center md:gap-3.5 md:px-5 md:py-4"
        >
          <b className="type-figure text-[1.375rem] leading-tight md:text-[2.25rem]">{formatNumber(count)}</b>
          <span className="text-xs leading-tight text-ink-soft md:text-sm">{words}</span>
        </li>
      ))}
    </ul>
  )
}
