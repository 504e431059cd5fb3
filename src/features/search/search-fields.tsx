import { bulgarianCities, germanCities, type City } from '#domain/places/cities'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { searchTexts as texts } from '#texts/search/search'
import { searchPanelTexts } from '#texts/search/search-panel'
import { FieldFrame } from '../../ui/form/field-frame'
import { Icon } from '../../ui/graphics/icon'

export function QueryField({ value }: { value: string }) {
  return (
    <FieldFrame id="search-query" label={texts.query}>
      <span className="relative block">
        <Icon icon="search" className="pointer-events-none absolute start-3.5 top-3.5 text-ink-mute" />
        <input
          id="search-query"
          type="search"
          name="q"
          defaultValue={value}
          placeholder={searchPanelTexts.placeholder}
          maxLength={SEARCH_QUERY_MAX}
          enterKeyHint="search"
          className="input ps-11"
        />
      </span>
    </FieldFrame>
  )
}

export function CityField({ value }: { value?: string }) {
  return (
    <FieldFrame id="search-city" label={texts.city}>
      <select id="search-city" name="city" defaultValue={value ?? ''} className="input appearance-auto">
        <option value="">{texts.anyCity}</option>
        <Cities label={texts.inGermany} cities={germanCities} />
        <Cities label={texts.inBulgaria} cities={bulgarianCities} />
      </select>
    </FieldFrame>
  )
}

const Cities = ({ label, cities }: { label: string; cities: readonly City[] }) => (
  <optgroup label={label}>
    {cities.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </optgroup>
)
