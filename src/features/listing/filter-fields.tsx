import { Search } from 'lucide-react'
import { bulgarianCities, germanCities } from '#domain/city-filter'
import type { City } from '#domain/cities'
import { listingTexts as texts } from '#texts/listing'
import { FieldFrame } from '../../ui/field-frame'
import { SelectField } from '../../ui/form/select-field'
import type { Option } from '../../ui/form/select-box'
import { Icon } from '../../ui/icon'

type SearchFilterProps = { placeholder: string; value: string; label?: string }

export function SearchFilter({ placeholder, value, label = texts.search }: SearchFilterProps) {
  return (
    <div className="col-span-2 min-w-0 flex-[1.5]">
      <FieldFrame id="list-search" label={label}>
        <span className="relative block">
          <Icon icon={Search} className="pointer-events-none absolute start-3.5 top-3.5 text-ink-mute" />
          <input
            id="list-search"
            type="search"
            name="q"
            defaultValue={value}
            placeholder={placeholder}
            maxLength={100}
            enterKeyHint="search"
            className="input ps-11"
          />
        </span>
      </FieldFrame>
    </div>
  )
}

type ChoiceFilterProps = { name: string; label: string; value?: string; options: readonly Option[] }

export function ChoiceFilter({ name, label, value, options }: ChoiceFilterProps) {
  return (
    <div className="min-w-0 flex-1">
      <SelectField name={name} label={label} options={options} placeholder={texts.all} defaultValue={value} />
    </div>
  )
}

const toOption = ({ id, name }: City): Option => ({ value: id, label: name })
const germany = { label: texts.inGermany, options: germanCities.map(toOption) }
const bulgaria = { label: texts.inBulgaria, options: bulgarianCities.map(toOption) }

type CityFilterProps = { value?: string; hasBulgaria?: boolean }

export function CityFilter({ value, hasBulgaria }: CityFilterProps) {
  return (
    <div className="min-w-0 flex-1">
      <SelectField
        name="city"
        label={texts.city}
        options={hasBulgaria ? [germany, bulgaria] : germany.options}
        placeholder={texts.all}
        defaultValue={value}
      />
    </div>
  )
}
