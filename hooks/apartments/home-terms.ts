import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { type HomeTerms, termProblems, termsOf } from '#domain/apartments/apartment-input'
import { apartmentTexts } from '#texts/apartments/apartments'
import { inputProblemText } from '#texts/web/input-problems'
import type { Apartment } from '#types'

const names = ['adType', 'address', 'deposit', 'price'] as const

/** What an update leaves as it is, is not checked: a rule may be younger than what is stored. */
export const checkHomeTerms: CollectionBeforeValidateHook<Apartment> = ({ data, originalDoc, req }) => {
  if (!data) return data
  const terms: HomeTerms = Object.fromEntries(names.map((name) => [name, data[name] ?? null]))
  const isSame = originalDoc && names.every((name) => (originalDoc[name] ?? null) === terms[name])
  const problems = isSame ? [] : termProblems(terms)
  if (problems.length === 0) return termsOf(data)
  const errors = problems.map(({ path, problem }) => ({ path, message: inputProblemText(problem) }))
  const error = new ValidationError({ errors, req }, req.t)
  if (problems.some(({ problem }) => problem === 'required')) error.message = apartmentTexts.missing
  throw error
}
