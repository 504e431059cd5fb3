import { codeScreenTexts } from '#texts/account/code-screens'
import { toastFailure, toastSuccess } from '../../../ui/overlays/toast-store'

/** Browsers allow this in secure contexts only. */
export async function copy(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(done)
  } catch {
    toastFailure(codeScreenTexts.recovery.notCopied)
  }
}
