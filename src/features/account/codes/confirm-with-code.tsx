'use client'

import { codeScreenTexts } from '#texts/account/code-screens'
import { Alert } from '../../../ui/states/alert'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'
import { toastSuccess } from '../../../ui/overlays/toast-store'

const CodeDialog = lazyPart(() => import('./code-dialog').then((module) => ({ default: module.CodeDialog })))

const { card: texts, code } = codeScreenTexts

/** Asks for a code, then continues to `from`. */
export function ConfirmWithCode({ from }: { from: string }) {
  return (
    <Alert tone="wait" title={texts.confirmTitle}>
      <p>{texts.confirmText}</p>
      <Opener
        icon="shield-check"
        className="mt-3"
        dialog={(state) => (
          <CodeDialog
            {...state}
            path="check"
            title={texts.confirmTitle}
            lead={texts.confirmText}
            save={code.confirm}
            onSaved={() => {
              state.onClose()
              toastSuccess(code.accepted)
              location.assign(from)
            }}
          />
        )}
      >
        {texts.confirmTitle}
      </Opener>
    </Alert>
  )
}
