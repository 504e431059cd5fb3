import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import type { ShownEmbassy } from './embassy'
import { EmbassyCard } from './embassy-card'
import { allEmbassies } from './queries'

const SHOWN = 2

export async function SimilarEmbassies({ embassy }: { embassy?: ShownEmbassy }) {
  const others = (await allEmbassies()).filter(({ id }) => id !== embassy?.id)
  const shared = ({ states }: ShownEmbassy) => states?.filter((land) => embassy?.states?.includes(land)) ?? []
  const found = others.toSorted((one, other) => shared(other).length - shared(one).length)
  if (found.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar} columns={2}>
        {found.slice(0, SHOWN).map((one) => (
          <EmbassyCard key={one.id} embassy={one} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
