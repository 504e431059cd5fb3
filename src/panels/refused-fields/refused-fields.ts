import type { Write } from '../outcomes/write-of'

type Values = Record<string, unknown>
type FieldState = { value?: unknown; valid?: boolean; errorMessage?: string }
type Fields = Record<string, FieldState>
type FieldProblem = { path?: string; message?: string } | null
type Refusal = { errors?: { data?: { errors?: FieldProblem[] } | null }[] } | null
type Refused = { path: string; message: string; value: string }
type Form = { collection?: string; id?: number | string | null }

const nameOf = ({ collection, id }: Form) => `${collection}/${id ?? ''}`
const comparable = (value: unknown) => JSON.stringify(value ?? null)
const valueAt = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values)

/**
 * The fields that the server refused, by form. Payload asks for the state of the fields after each change and takes its
 * answer for the whole truth; it does not know the rules of our hooks, so the reasons went before anything was corrected.
 */
export class RefusedFields {
  private readonly ofForm = new Map<string, Refused[]>()

  /** The answer to a save, and the values that were sent. */
  note(write: Write, sent: unknown, refusal: Refusal): void {
    const problems = refusal?.errors?.flatMap(({ data }) => data?.errors ?? []) ?? []
    const refused = problems.flatMap((problem) =>
      problem?.path && problem.message
        ? { path: problem.path, message: problem.message, value: comparable(valueAt(sent, problem.path)) }
        : [],
    )
    this.ofForm.set(nameOf(write), refused)
  }

  forget(write: Write): void {
    this.ofForm.delete(nameOf(write))
  }

  /**
   * Called when the state of a form is asked for, with its fields; gives what puts the reasons back into the answer. A reason
   * goes when its field was changed; one that came after the question stays.
   */
  keeper(form: Form, asked: Fields = {}): (answered: Fields) => Fields {
    const name = nameOf(form)
    const before = this.ofForm.get(name)
    return (answered) => {
      const refused = this.ofForm.get(name)
      const standing = refused?.filter(
        ({ path, value }) =>
          path in answered && (refused !== before || comparable(asked[path]?.value) === value),
      )
      const reasons = standing?.map(({ path, message }) => [
        path,
        { ...answered[path], valid: false, errorMessage: message },
      ])
      return reasons ? { ...answered, ...Object.fromEntries(reasons) } : answered
    }
  }
}
