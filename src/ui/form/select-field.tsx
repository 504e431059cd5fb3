import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'
import { SelectBox } from './select-box'

type Props = Omit<ComponentProps<typeof SelectBox>, 'id'> & FieldWords & { name: string }

export function SelectField({ label, hint, error, optional, action, ...rest }: Props) {
  const id = useId()
  const words = { label, hint, error, optional, action }
  return (
    <FieldFrame id={id} {...words}>
      <SelectBox id={id} {...describedBy(id, words)} {...rest} />
    </FieldFrame>
  )
}
