import { nameAndCityInput } from '#domain/account/user-input'
import { profileStepTexts as texts } from '#texts/account/profile-step'
import { FormDialog } from '../../ui/form/form-dialog'
import { send } from '../../ui/requests/send'
import { useSafeForm } from '../drafts/use-safe-form'
import { NameAndCityFields } from './name-and-city-fields'
import { refreshViewer, useViewer } from './viewer-store'

type Props = { title: string; text: string; open: boolean; onClose: () => void; onDone: () => void }

/** Asks once for what stands beside everything that a member publishes, and goes on to the form. */
export default function ProfileStep({ title, text, onDone, ...state }: Props) {
  const { user } = useViewer()
  const form = useSafeForm({
    draft: 'profile-step',
    schema: nameAndCityInput,
    save: (input) => send('PATCH', `/api/users/${user?.id}`, input),
    isRepeatable: true,
    onSaved: () => void refreshViewer().then(onDone),
  })
  return (
    <FormDialog {...state} title={title} lead={text} form={form} save={texts.goOn}>
      <NameAndCityFields field={form.field} member={user} />
    </FormDialog>
  )
}
