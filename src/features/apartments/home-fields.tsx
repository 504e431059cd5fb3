import './home-fields.css'
import { APARTMENT_ADDRESS_MAX } from '#domain/apartments/apartment-input'
import { CITY_MAX } from '#domain/limits'
import { apartmentFormTexts as texts } from '#texts/apartments/apartment-pages'
import { apartmentTexts as labels } from '#texts/apartments/apartments'
import type { Apartment } from '#types'
import { TextField } from '../../ui/form/field'
import { NumberField } from '../../ui/form/number-field'
import { Choice } from '../../ui/form/choice'
import type { Form } from '../../ui/form/use-form'
import { useViewer } from '../viewer/viewer-store'

type Props = { field: Form['field']; stored: Apartment | null }
type NumberProps = Props & {
  name: 'price' | 'warmRent' | 'deposit' | 'rooms' | 'area'
  isRequired?: boolean
  hint?: string
}

const features = ['furnished', 'petsAllowed', 'registrationPossible'] as const

const Figure = ({ field, stored, name, isRequired, ...rest }: NumberProps) => (
  <NumberField
    {...field(name)}
    {...rest}
    label={labels[name]}
    defaultValue={stored?.[name]}
    required={isRequired}
    optional={!isRequired}
  />
)

export function HomeFields({ field, stored }: Props) {
  const form = { field, stored }
  const { user } = useViewer()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <TextField
        {...field('city')}
        label={labels.city}
        defaultValue={stored?.city ?? user?.city ?? undefined}
        maxLength={CITY_MAX}
        required
      />
      <div className="of-an-offer">
        <TextField
          {...field('address')}
          label={labels.address}
          hint={texts.addressHint}
          defaultValue={stored?.address ?? undefined}
          maxLength={APARTMENT_ADDRESS_MAX}
          required
        />
      </div>
      <Figure {...form} name="price" hint={texts.priceHint} isRequired />
      <Figure {...form} name="rooms" isRequired />
      <Figure {...form} name="warmRent" />
      <div className="of-an-offer">
        <Figure {...form} name="deposit" hint={texts.depositHint} />
      </div>
      <Figure {...form} name="area" />
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
