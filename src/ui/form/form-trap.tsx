import { TRAP_FIELD } from '#domain/web/form-signs'
import { formTrapText } from '#texts/web/form-trap'

/** A field for programs that fill in whatever they find; people neither see, hear nor reach it. */
export const FormTrap = () => (
  <label aria-hidden className="sr-only">
    {formTrapText}
    <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </label>
)
