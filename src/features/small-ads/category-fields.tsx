'use client'

import { useState } from 'react'
import { smallAdFormTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CARS, smallAdCategories } from '#domain/small-ads/small-ad-values'
import { smallAdTexts as labels } from '#texts/small-ads/small-ads'
import type { SmallAd } from '#types'
import { SelectField } from '../../ui/form/select-field'
import type { Form } from '../../ui/form/use-form'
import { CarFields } from './car-fields'

type Props = { field: Form['field']; stored: SmallAd | null }

export function CategoryFields({ field, stored }: Props) {
  const [category, setCategory] = useState<string>(stored?.category ?? '')
  return (
    <>
      <SelectField
        {...field('category')}
        label={labels.category}
        options={smallAdCategories}
        placeholder={texts.categoryPlaceholder}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        required
      />
      <CarFields field={field} stored={stored} isShown={category === CARS} />
    </>
  )
}
