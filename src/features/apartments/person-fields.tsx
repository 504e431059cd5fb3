'use client'

import { EMAIL_MAX, PHONE_MAX } from '#domain/apartments/apartment-input'
import { NAME_MAX } from '#domain/limits'
import { apartmentFormTexts as texts } from '#texts/apartments/apartment-pages'
import { apartmentTexts as labels } from '#texts/apartments/apartments'
import type { Apartment } from '#types'
import { TextField } from '../../ui/form/field'
import type { Form } from '../../ui/form/use-form'
import { useViewer } from '../viewer/viewer-store'

type Props = { field: Form['field']; stored: Apartment | null }

export function PersonFields({ field, stored }: Props) {
  const { user } = useViewer()
  return (
    <>
      <TextField
        {...field('contact')}
        label={labels.contact}
        hint={texts.contactHint}
        defaultValue={stored?.contact ?? user?.fullName}
        maxLength={NAME_MAX}
        required
      />
      <TextField
        {...field('phone')}
        label={labels.phone}
        type="tel"
        defaultValue={stored?.phone}
        maxLength={PHONE_MAX}
        required
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        defaultValue={stored?.email ?? undefined}
        maxLength={EMAIL_MAX}
        optional
      />
    </>
  )
}
