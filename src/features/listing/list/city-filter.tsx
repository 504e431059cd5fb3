import { getPayload } from 'payload'
import config from '#config'
import { bulgarianCities, germanCities, type City } from '#domain/places/cities'
import type { SearchKind } from '#domain/search/search-kinds'
import { citiesOfKind } from '#search/cities-of-kind'
import { listingTexts as texts } from '#texts/lists/listing'
import { SelectField } from '../../../ui/form/select-field'

type Props = { kind: SearchKind; value?: string }

/** Offers the cities in which there is something, and the chosen one. */
export async function CityFilter({ kind, value }: Props) {
  const found = await citiesOfKind({ payload: await getPayload({ config }) }, kind)
  const optionsFrom = (cities: readonly City[]) =>
    cities
      .filter(({ id }) => found.has(id) || id === value)
      .map(({ id, name }) => ({ value: id, label: name }))
  const groups = [
    { label: texts.inGermany, options: optionsFrom(germanCities) },
    { label: texts.inBulgaria, options: optionsFrom(bulgarianCities) },
  ].filter(({ options }) => options.length > 0)
  return (
    <div className="min-w-0 flex-1">
      <SelectField
        name="city"
        label={texts.city}
        options={groups.length > 1 ? groups : groups.flatMap(({ options }) => options)}
        placeholder={texts.all}
        defaultValue={value}
      />
    </div>
  )
}
