import { blockNoteInput } from '#domain/account/block-input'
import { BLOCK_NOTE_MAX } from '#domain/limits'
import { blockingTexts as texts } from '#texts/community/blocks'
import { TextField } from '../../../ui/form/field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { useForm } from '../../../ui/form/use-form'
import { type Person, sendBlock, tellBlocked } from './block-calls'

type Props = { person: Person; onClose: () => void }

export default function BlockDialog({ person, onClose }: Props) {
  const form = useForm({
    schema: blockNoteInput,
    save: ({ note }) => sendBlock(person, note),
    failure: texts.blockFailed,
    onSaved: (stored) => {
      onClose()
      tellBlocked(person, stored)
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title(person.name)}
      lead={texts.lead}
      form={form}
      save={texts.confirm}
    >
      <TextField
        {...form.field('note')}
        label={texts.note}
        hint={texts.noteHint}
        maxLength={BLOCK_NOTE_MAX}
        optional
      />
    </FormDialog>
  )
}
