import { Landmark } from 'lucide-react'
import type { AskedLand } from '#domain/asked-land'
import { consulateOf, missionTypes, type MissionType } from '#domain/consulate-of'
import { listAddress } from '#domain/list-address'
import { routes } from '#domain/routes'
import { env } from '#env'
import { embassyPageTexts as texts, embassyTexts } from '#texts/embassies'
import { listingTexts } from '#texts/listing'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { CardGrid } from '../listing/card-grid'
import { FilterChips } from '../listing/filter-chips'
import { JsonLd } from '../listing/json-ld'
import { ListCount } from '../listing/list-count'
import { ListHead } from '../listing/list-head'
import { ConsulateFinder } from './consulate-finder'
import type { ShownEmbassy } from './embassy'
import { EmbassyCard } from './embassy-card'
import { embassiesJsonLd } from './embassy-json-ld'
import { GoodToKnow } from './good-to-know'

type Props = { embassies: readonly ShownEmbassy[]; type?: MissionType; asked: AskedLand }

export function EmbassiesScreen({ embassies, type, asked }: Props) {
  const shown = type ? embassies.filter((embassy) => embassy.type === type) : embassies
  const yours = asked.land ? consulateOf(asked.land, embassies).mission : null
  return (
    <Container>
      {embassies.length > 0 ? <JsonLd data={embassiesJsonLd(embassies, env.SITE_URL)} /> : null}
      <ListHead title={texts.title} lead={texts.lead} />
      <ConsulateFinder asked={asked} type={type} embassies={embassies} />
      <FilterChips label={texts.types} chips={chipsOf({ embassies, type, asked })} />
      <ListCount aside={listingTexts.byName}>{texts.counted(shown.length)}</ListCount>
      {shown.length > 0 ? (
        <CardGrid label={texts.title} columns={2}>
          {shown.map((embassy) => (
            <EmbassyCard key={embassy.id} embassy={embassy} isYours={embassy === yours} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          icon={Landmark}
          title={embassies.length > 0 ? texts.emptyOfType : texts.empty}
          text={texts.emptyText}
        />
      )}
      <GoodToKnow />
    </Container>
  )
}

/** A type keeps the Land that was asked for. */
function chipsOf({ embassies, type, asked: { land, postcode } }: Props) {
  const query = postcode ? { plz: postcode } : { land }
  const chip = (value?: MissionType) => ({
    label: value ? embassyTexts.types[value] : texts.all,
    href: listAddress(routes.embassies, { type: value, ...query }),
    isOn: type === value,
    count: value ? embassies.filter((embassy) => embassy.type === value).length : embassies.length,
  })
  return [chip(), ...missionTypes.map(chip)]
}
