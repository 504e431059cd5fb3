import { splitFullName } from '#domain/account/person-name'
import { nameAndCityInput } from '#domain/account/user-input'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import { accountTexts } from '#texts/account/account'
import { profileStepTexts as texts } from '#texts/account/profile-step'
import { TextField } from '../../ui/form/field'
import { FormDialog } from '../../ui/form/form-dialog'
import { send } from '../../ui/requests/send'
import { useSafeForm } from '../drafts/use-safe-form'
import { refreshViewer, useViewer } from './viewer-store'

type Props = { title: string; text: string; open: boolean; onClose: () => void; onDone: () => void }

/** Asks once for what stands beside everything that a member publishes, and goes on to the form. */
export default function ProfileStep({ title, text, onDone, ...state }: Props) {
  const { user } = useViewer()
  const { firstName, lastName } = splitFullName(user?.fullName ?? '')
  const form = useSafeForm({
    draft: 'profile-step',
    schema: nameAndCityInput,
    save: (input) => send('PATCH', `/api/users/${user?.id}`, input),
    isRepeatable: true,
    onSaved: () => void refreshViewer().then(onDone),
  })
  return (
    <FormDialog {...state} title={title} lead={text} form={form} save={texts.goOn}>
      <TextField
        {...form.field('firstName')}
        label={accountTexts.settings.firstName}
        defaultValue={firstName}
        maxLength={NAME_MAX}
        autoComplete="given-name"
        required
      />
      <TextField
        {...form.field('lastName')}
        label={accountTexts.settings.lastName}
        defaultValue={lastName}
        maxLength={NAME_MAX}
        autoComplete="family-name"
        required
      />
      <TextField
        {...form.field('city')}
        label={accountTexts.form.city}
        hint={accountTexts.form.cityHint}
        defaultValue={user?.city ?? ''}
        maxLength={CITY_MAX}
        autoComplete="address-level2"
        required
      />
    </FormDialog>
  )
}
