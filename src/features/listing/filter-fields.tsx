import { ChevronDown, Search } from 'lucide-react'
import { bulgarianCities, germanCities, type City } from '#domain/places/cities'
import { listingTexts as texts } from '#texts/lists/listing'
import { TextField } from '../../ui/field'
import { FieldFrame } from '../../ui/field-frame'
import { Choice } from '../../ui/form/choice'
import { SelectField } from '../../ui/form/select-field'
import type { Option } from '../../ui/form/select-box'
import { Icon } from '../../ui/icon'

type SearchFilterProps = { placeholder: string; value: string; label?: string }

export function SearchFilter({ label = texts.search, ...rest }: SearchFilterProps) {
  return (
    <div className="col-span-2 min-w-0 flex-[1.5]">
      <FieldFrame id="list-search" label={label}>
        <SearchBox {...rest} />
      </FieldFrame>
    </div>
  )
}

/** The field alone; `label` for where none is written above it. */
export function SearchBox({ placeholder, value, label }: SearchFilterProps) {
  return (
    <span className="relative block min-w-0 flex-1">
      <Icon icon={Search} className="pointer-events-none absolute start-3.5 top-3.5 text-ink-mute" />
      <input
        id="list-search"
        type="search"
        name="q"
        aria-label={label}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
        className="input ps-11"
      />
    </span>
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

type NumberFilterProps = { name: string; label: string; value?: number; max: number; step?: number }

export function NumberFilter({ name, label, value, max, step = 1 }: NumberFilterProps) {
  return (
    <div className="min-w-0 flex-1">
      <TextField
        name={name}
        label={label}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={step}
        defaultValue={value}
      />
    </div>
  )
}

type MoreFiltersProps = {
  /** Something inside is in use, so it is not hidden. */
  isOpen: boolean
  flags: readonly { name: string; label: string; isOn: boolean }[]
}

/** Yes-or-no filters, folded away. */
export function MoreFilters({ isOpen, flags }: MoreFiltersProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-1.5 rounded-md px-1 font-[600] text-link">
        {texts.moreFilters}
        <Icon icon={ChevronDown} size={18} className="group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap gap-x-3">
        {flags.map(({ name, label, isOn }) => (
          <Choice key={name} type="checkbox" name={name} value="yes" label={label} defaultChecked={isOn} />
        ))}
      </div>
    </details>
  )
}
