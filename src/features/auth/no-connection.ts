import { errorTexts } from '#texts/web/errors'
import type { FormProblems } from './form-problems'

/** Not even the rules of the form could be fetched. */
export const noConnection: FormProblems = { alert: errorTexts.network, fields: {} }
