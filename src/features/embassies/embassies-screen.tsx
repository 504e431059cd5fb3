import type { EmbassyFilter } from '#domain/embassies/embassy-filters'
import { withFirst } from '#domain/embassies/checked'
import { consulateOf } from '#domain/embassies/consulate-of'
import { routes } from '#domain/routes'
import { env } from '#env'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { listingTexts } from '#texts/lists/listing'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { JsonLd } from '../listing/item/json-ld'
import { ListCount } from '../listing/list/list-count'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import { ConsulateFinder } from './consulate-finder'
import type { ShownEmbassy } from './embassy'
import { EmbassyCard } from './embassy-card'
import { EmbassyFilters } from './embassy-filters'
import { embassiesJsonLd } from './embassy-json-ld'
import { GoodToKnow } from './good-to-know'

type Props = {
  filter: EmbassyFilter
  /** All of them: the consulate finder ignores the filters. */
  embassies: readonly ShownEmbassy[]
  found: readonly ShownEmbassy[]
}

export function EmbassiesScreen({ filter, embassies, found }: Props) {
  const { q, type, asked } = filter
  const shown = type ? found.filter((embassy) => embassy.type === type) : found
  const yours = asked.land ? consulateOf(asked.land, embassies).mission : null
  return (
    <Container>
      {embassies.length > 0 ? <JsonLd data={embassiesJsonLd(embassies, env.SITE_URL)} /> : null}
      <ListHead title={texts.title} lead={texts.lead} />
      <ConsulateFinder filter={filter} embassies={embassies} />
      <EmbassyFilters filter={filter} found={found} />
      <ListCount aside={q ? listingTexts.bestFirst : listingTexts.byName}>
        {texts.counted(shown.length)}
      </ListCount>
      {shown.length > 0 ? (
        <CardGrid label={texts.title} columns={2}>
          {withFirst(shown, yours?.id).map((embassy) => (
            <EmbassyCard key={embassy.id} embassy={embassy} isYours={embassy.id === yours?.id} />
          ))}
        </CardGrid>
      ) : (
        <NoEmbassies query={q} areThereAny={embassies.length > 0} />
      )}
      <GoodToKnow />
    </Container>
  )
}

function NoEmbassies({ query, areThereAny }: { query: string; areThereAny: boolean }) {
  if (query) return <NoneFound query={query} cleared={routes.embassies} />
  const title = areThereAny ? texts.emptyOfType : texts.empty
  return <EmptyState icon="landmark" title={title} text={texts.emptyText} />
}
