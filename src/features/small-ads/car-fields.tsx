import { CAR_MILEAGE_MAX, CAR_MODEL_MAX, CAR_YEAR_MIN, carYearMax } from '#domain/small-ads/small-ad-input'
import { smallAdFormTexts as texts } from '#texts/small-ads/small-ad-pages'
import { carConditions, carFuelTypes, carMakes, carTransmissions } from '#domain/small-ads/small-ad-values'
import { smallAdTexts as labels } from '#texts/small-ads/small-ads'
import type { SmallAd } from '#types'
import { TextField } from '../../ui/form/field'
import { SelectField } from '../../ui/form/select-field'
import type { Form } from '../../ui/form/use-form'

type Props = { field: Form['field']; stored: SmallAd | null; now: Date }
type ChoiceProps = Pick<Props, 'field' | 'stored'> & {
  name: 'carMake' | 'carFuelType' | 'carTransmission' | 'carCondition'
  options: readonly string[]
}

const CarChoice = ({ field, stored, name, options }: ChoiceProps) => (
  <SelectField
    {...field(name)}
    label={labels[name]}
    options={options}
    placeholder={texts.choose}
    defaultValue={stored?.[name] ?? ''}
    optional
  />
)

export function CarFields({ field, stored, now }: Props) {
  const form = { field, stored }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line p-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <legend className="px-1 font-[600]">{texts.car}</legend>
      <CarChoice {...form} name="carMake" options={carMakes} />
      <TextField
        {...field('carModel')}
        label={labels.carModel}
        defaultValue={stored?.carModel ?? undefined}
        maxLength={CAR_MODEL_MAX}
        optional
      />
      <TextField
        {...field('carYear')}
        label={labels.carYear}
        type="number"
        inputMode="numeric"
        min={CAR_YEAR_MIN}
        max={carYearMax(now)}
        defaultValue={stored?.carYear ?? undefined}
        optional
      />
      <TextField
        {...field('carMileage')}
        label={labels.carMileage}
        type="number"
        inputMode="numeric"
        min={0}
        max={CAR_MILEAGE_MAX}
        defaultValue={stored?.carMileage ?? undefined}
        optional
      />
      <CarChoice {...form} name="carFuelType" options={carFuelTypes} />
      <CarChoice {...form} name="carTransmission" options={carTransmissions} />
      <CarChoice {...form} name="carCondition" options={carConditions} />
    </fieldset>
  )
}
