import {
  APARTMENT_ADDRESS_MAX,
  APARTMENT_AREA_MAX,
  APARTMENT_ROOMS_MAX,
  RENT_MAX,
} from '#domain/apartments/apartment-input'
import { CITY_MAX } from '#domain/limits'
import { apartmentFormTexts as texts } from '#texts/apartments/apartment-pages'
import { apartmentTexts as labels } from '#texts/apartments/apartments'
import type { Apartment } from '#types'
import { TextField } from '../../ui/form/field'
import { Choice } from '../../ui/form/choice'
import type { Form } from '../../ui/form/use-form'

type Props = { field: Form['field']; stored: Apartment | null }
type NumberProps = Props & {
  name: 'price' | 'warmRent' | 'deposit' | 'rooms' | 'area'
  max: number
  min?: number
  isRequired?: boolean
  hint?: string
  step?: 'any'
}

const features = ['furnished', 'petsAllowed', 'registrationPossible'] as const

const NumberField = ({ field, stored, name, min = 0, isRequired, ...rest }: NumberProps) => (
  <TextField
    {...field(name)}
    {...rest}
    label={labels[name]}
    type="number"
    inputMode="decimal"
    min={min}
    defaultValue={stored?.[name] ?? undefined}
    required={isRequired}
    optional={!isRequired}
  />
)

export function HomeFields({ field, stored }: Props) {
  const form = { field, stored }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <TextField
        {...field('city')}
        label={labels.city}
        defaultValue={stored?.city}
        maxLength={CITY_MAX}
        required
      />
      <TextField
        {...field('address')}
        label={labels.address}
        hint={texts.addressHint}
        defaultValue={stored?.address}
        maxLength={APARTMENT_ADDRESS_MAX}
        required
      />
      <NumberField {...form} name="price" max={RENT_MAX} hint={texts.priceHint} step="any" isRequired />
      <NumberField {...form} name="rooms" min={1} max={APARTMENT_ROOMS_MAX} isRequired />
      <NumberField {...form} name="warmRent" max={RENT_MAX} step="any" />
      <NumberField {...form} name="deposit" max={RENT_MAX} hint={texts.depositHint} step="any" />
      <NumberField {...form} name="area" min={1} max={APARTMENT_AREA_MAX} step="any" />
      <TextField
        {...field('availableFrom')}
        label={labels.availableFrom}
        type="date"
        defaultValue={stored?.availableFrom?.slice(0, 10)}
        optional
      />
      <fieldset className="md:col-span-2">
        <legend className="mb-1 text-[1rem] leading-[1.375rem] font-[600]">{texts.features}</legend>
        {features.map((name) => (
          <Choice
            key={name}
            type="checkbox"
            name={name}
            label={labels[name]}
            defaultChecked={stored?.[name] ?? false}
          />
        ))}
      </fieldset>
    </div>
  )
}
