import { typedNumber } from '#domain/text/read-number'
import { TextField, type TextFieldProps } from './field'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'defaultValue'> & {
  defaultValue?: number | null
  isWhole?: boolean
}

/**
 * Not of the type number: in a browser in another language it drops the comma of „740,50“ and keeps the rest, and it
 * says nothing of letters. `formValues` reads it.
 */
export const NumberField = ({ defaultValue, isWhole = false, ...field }: Props) => (
  <TextField
    {...field}
    data-number=""
    inputMode={isWhole ? 'numeric' : 'decimal'}
    autoComplete="off"
    defaultValue={typeof defaultValue === 'number' ? typedNumber(defaultValue) : undefined}
  />
)
