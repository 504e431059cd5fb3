import { errorOverrides } from '#texts/panels/errors'
import { validationOverrides } from '#texts/panels/fields'
import { type Outcomes, outcomeTexts, outcomeWords } from '#texts/panels/outcomes'
import { errorTexts } from '#texts/web/errors'
import { inputProblemText } from '#texts/web/input-problems'
import { isFirstSave } from './first-save'
import { type Operation, writeOf } from './write-of'

type FieldProblem = { label?: string; message?: string } | null
type Problem = { message?: string; data?: { errors?: FieldProblem[] } | null }
type Body = { message?: string; errors?: Problem[] } | null

const required: readonly unknown[] = [validationOverrides.required, inputProblemText('required')]

const done = { create: 'created', update: 'updated', delete: 'deleted' } as const
const notDone = { create: 'createFailed', update: 'updateFailed', delete: 'deleteFailed' } as const

/** Payload's forms show the sentence of the answer; here it becomes that of the collection. */
export const sayOutcome =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const write = writeOf(input, init)
    const words = write && outcomeTexts[write.collection]
    if (!words) return send(input, init)
    const operation = (await isFirstSave(write, send)) ? 'create' : write.operation
    const answer = await answered(send(input, init), words[notDone[operation]])
    const body = (await answer
      .clone()
      .json()
      .catch(() => null)) as Body
    const said = answer.ok ? saidDone(body, words, operation) : saidFailed(body, words, operation)
    return new Response(JSON.stringify(said), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    })
  }

/** Payload shows what is thrown, in the words of the browser. */
async function answered(sent: Promise<Response>, failed: string): Promise<Response> {
  try {
    return await sent
  } catch (error) {
    throw error instanceof TypeError ? new Error(`${failed}. ${errorTexts.network}`) : error
  }
}

const saidDone = (body: Body, words: Outcomes, operation: Operation): Body => ({
  ...body,
  message: words[done[operation]],
})

function saidFailed(body: Body, words: Outcomes, operation: Operation): Body {
  const failed = words[notDone[operation]]
  const problems = body?.errors ?? [{ message: errorTexts.unexpected }]
  return { ...body, errors: problems.map((problem) => ({ ...problem, message: sentence(problem, failed) })) }
}

function sentence({ message, data }: Problem, failed: string): string {
  const fields = data?.errors ?? []
  const isMissing = fields.some((field) => required.includes(field?.message))
  // Without labels the server's sentence would name the fields as the code does.
  const isReadable = fields.every((field) => field?.label)
  return [
    isMissing ? outcomeWords.missing : failed,
    isReadable && message ? message : errorOverrides.correctInvalidFields,
  ].join('. ')
}
