import { CAR_MODEL_MAX } from '#domain/small-ads/small-ad-input'
import { smallAdFormTexts as texts } from '#texts/small-ads/small-ad-pages'
import { carConditions, carFuelTypes, carMakes, carTransmissions } from '#domain/small-ads/small-ad-values'
import { smallAdTexts as labels } from '#texts/small-ads/small-ads'
import type { SmallAd } from '#types'
import { classNames } from '../../ui/class-names'
import { TextField } from '../../ui/form/field'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import type { Form } from '../../ui/form/use-form'

type Props = { field: Form['field']; stored: SmallAd | null; isShown: boolean }
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

/** Hidden and not sent for other things, but kept: somebody may only have looked at another category. */
export function CarFields({ field, stored, isShown }: Props) {
  const form = { field, stored }
  return (
    <fieldset
      disabled={!isShown}
      className={classNames(
        'grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line p-4 md:grid-cols-[repeat(2,minmax(0,1fr))]',
        isShown ? 'grid' : 'hidden',
      )}
    >
      <legend className="px-1 font-[600]">{texts.car}</legend>
      <CarChoice {...form} name="carMake" options={carMakes} />
      <TextField
        {...field('carModel')}
        label={labels.carModel}
        defaultValue={stored?.carModel ?? undefined}
        maxLength={CAR_MODEL_MAX}
        optional
      />
      <NumberField
        {...field('carYear')}
        label={labels.carYear}
        defaultValue={stored?.carYear}
        isWhole
        optional
      />
      <NumberField
        {...field('carMileage')}
        label={labels.carMileage}
        defaultValue={stored?.carMileage}
        isWhole
        optional
      />
      <CarChoice {...form} name="carFuelType" options={carFuelTypes} />
      <CarChoice {...form} name="carTransmission" options={carTransmissions} />
      <CarChoice {...form} name="carCondition" options={carConditions} />
    </fieldset>
  )
}
