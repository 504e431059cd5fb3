import { splitFullName } from '#domain/account/person-name'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import { accountTexts } from '#texts/account/account'
import { TextField } from '../../ui/form/field'
import type { Form } from '../../ui/form/use-form'

const { form: texts, settings } = accountTexts

type Props = { field: Form['field']; member: { fullName: string; city?: string | null } | null }

/** What a profile needs before its member can publish. */
export function NameAndCityFields({ field, member }: Props) {
  const { firstName, lastName } = splitFullName(member?.fullName)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label={settings.firstName}
          defaultValue={firstName}
          maxLength={NAME_MAX}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('lastName')}
          label={settings.lastName}
          defaultValue={lastName}
          maxLength={NAME_MAX}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...field('city')}
        label={texts.city}
        hint={texts.cityHint}
        defaultValue={member?.city ?? ''}
        maxLength={CITY_MAX}
        autoComplete="address-level2"
        required
      />
    </>
  )
}
