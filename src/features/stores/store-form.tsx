'use client'

import { CITY_MAX } from '#domain/limits'
import {
  STORE_ADDRESS_MAX,
  STORE_CATEGORY_MAX,
  STORE_DESCRIPTION_MAX,
  STORE_HOURS_MAX,
  STORE_NAME_MAX,
  STORE_PHONE_MAX,
  storeRequestInput,
} from '#domain/stores/store-input'
import { storeTypes } from '#domain/stores/store-values'
import { storePageTexts as texts, storeTexts as labels } from '#texts/stores/stores'
import type { Store } from '#types'
import { TextField } from '../../ui/form/field'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { ItemForm } from '../listing/own/item-form'
import { picturesOf } from '../listing/own/pictures/pictures-of'

const photos = picturesOf('stores')

type Props = { open: boolean; onClose: () => void; id?: string }

const lines: { name: 'address' | 'city' | 'phone'; max: number; type?: string }[] = [
  { name: 'address', max: STORE_ADDRESS_MAX },
  { name: 'city', max: CITY_MAX },
  { name: 'phone', max: STORE_PHONE_MAX, type: 'tel' },
]

export default function StoreForm(props: Props) {
  return (
    <ItemForm<Store>
      {...props}
      collection="stores"
      pictures={photos}
      schema={storeRequestInput}
      texts={{ ...texts, missing: labels.missing }}
    >
      {({ field, stored, pictures }) => (
        <>
          <TextField
            {...field('name')}
            label={labels.name}
            defaultValue={stored?.name}
            maxLength={STORE_NAME_MAX}
            required
          />
          <SelectField
            {...field('type')}
            label={labels.type}
            options={storeTypes}
            placeholder={texts.typePlaceholder}
            defaultValue={stored?.type}
            required
          />
          <TextField
            {...field('category')}
            label={labels.category}
            hint={labels.categoryHint}
            defaultValue={stored?.category}
            maxLength={STORE_CATEGORY_MAX}
            required
          />
          <TextAreaField
            {...field('description')}
            label={labels.description}
            defaultValue={stored?.description ?? ''}
            max={STORE_DESCRIPTION_MAX}
            optional
          />
          {lines.map(({ name, max, type }) => (
            <TextField
              key={name}
              {...field(name)}
              type={type}
              label={labels[name]}
              defaultValue={stored?.[name]}
              maxLength={max}
              required
            />
          ))}
          <TextAreaField
            {...field('hours')}
            label={labels.hours}
            hint={texts.hoursHint}
            defaultValue={stored?.hours}
            max={STORE_HOURS_MAX}
            rows={2}
            required
          />
          {pictures}
        </>
      )}
    </ItemForm>
  )
}
