import type { Land } from '#domain/places/lands'
import { embassyPageTexts as texts, landTexts } from '#texts/embassies/embassies'

type Props = { lands: readonly Land[]; max?: number }

export function ServedLands({ lands, max = lands.length }: Props) {
  const named = lands.slice(0, max).map((land) => landTexts[land])
  const rest = lands.length - named.length
  return (
    <p className="text-sm text-ink-soft">
      <b className="type-label text-ink">{texts.serves}</b> {named.join(', ')}
      {rest > 0 ? texts.moreLands(rest) : null}
    </p>
  )
}
