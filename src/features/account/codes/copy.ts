import { codeScreenTexts } from '#texts/account/code-screens'
import { toastFailure, toastSuccess } from '../../../ui/toast-store'

/** Browsers allow it only where the connection is safe. */
export async function copy(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(done)
  } catch {
    toastFailure(codeScreenTexts.recovery.notCopied)
  }
}
