import { errorTexts } from '#texts/web/errors'
import type { FormProblems } from './form-problems'

/** The validation code could not be loaded. */
export const noConnection: FormProblems = { alert: errorTexts.network, fields: {} }
