import { LIST_QUERY_MAX } from '#domain/limits'
import { typedNumber } from '#domain/text/read-number'
import { listingTexts as texts } from '#texts/lists/listing'
import { FieldFrame } from '../../../ui/form/field-frame'
import { Choice } from '../../../ui/form/choice'
import { SelectField } from '../../../ui/form/select-field'
import type { Option } from '../../../ui/form/select-box'
import { UnitField } from '../../../ui/form/unit-field'
import { Icon } from '../../../ui/graphics/icon'

type SearchFilterProps = { placeholder: string; value: string; label?: string }

export function SearchFilter({ label = texts.search, ...rest }: SearchFilterProps) {
  return (
    <FieldFrame id="list-search" label={label}>
      <SearchBox {...rest} />
    </FieldFrame>
  )
}

/** `label` is for where none is visible. */
export function SearchBox({ placeholder, value, label }: SearchFilterProps) {
  return (
    <span className="relative block">
      <Icon icon="search" className="pointer-events-none absolute start-3.5 top-3.5 text-ink-mute" />
      <input
        id="list-search"
        type="search"
        name="q"
        aria-label={label}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={LIST_QUERY_MAX}
        enterKeyHint="search"
        className="input ps-11"
      />
    </span>
  )
}

/**
 * Field names are keys of the list's filter, so that the page reads what the form sends. A hint is for the sheet, which
 * has room for it.
 */
type FilterField<Filter> = { filter: Filter; name: keyof Filter & string; label: string }

type ChoiceFilterProps<Filter> = FilterField<Filter> & {
  options: readonly Option[]
  /** The first of them, which asks for nothing. */
  any?: string
}

export function ChoiceFilter<Filter>({
  filter,
  name,
  label,
  options,
  any = texts.all,
}: ChoiceFilterProps<Filter>) {
  const value = filter[name]
  return (
    <div className="min-w-0 flex-1">
      <SelectField
        name={name}
        label={label}
        options={options}
        placeholder={any}
        defaultValue={value ? String(value) : undefined}
      />
    </div>
  )
}

type NumberFilterProps<Filter> = FilterField<Filter> & { unit: string; hint?: string }

export function NumberFilter<Filter>({ filter, name, unit, hint, ...rest }: NumberFilterProps<Filter>) {
  const value = filter[name]
  return (
    <div className="min-w-0 flex-1">
      <UnitField
        name={name}
        unit={unit}
        {...rest}
        data-unit={unit}
        data-hint={hint}
        defaultValue={value ? typedNumber(Number(value)) : undefined}
      />
    </div>
  )
}

type FlagFiltersProps<Filter> = {
  filter: Filter
  flags: readonly { name: keyof Filter & string; label: string; hint?: string }[]
}

/** Collapsed unless one is in use. */
export function FlagFilters<Filter>({ filter, flags }: FlagFiltersProps<Filter>) {
  return (
    <details open={flags.some(({ name }) => filter[name])} className="list-more group">
      <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-1.5 rounded-md px-1 font-[600] text-link">
        {texts.moreFilters}
        <Icon icon="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap gap-x-3">
        {flags.map(({ name, label, hint }) => (
          <Choice
            key={name}
            type="checkbox"
            name={name}
            value="yes"
            label={label}
            data-hint={hint}
            defaultChecked={Boolean(filter[name])}
          />
        ))}
      </div>
    </details>
  )
}
