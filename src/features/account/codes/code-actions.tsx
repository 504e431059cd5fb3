'use client'

import { useRouter } from 'next/navigation'
import { codeScreenTexts } from '#texts/account/code-screens'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { refreshViewer } from '../../viewer/viewer-store'

const SetUpCodes = lazyPart(() => import('./set-up-codes'))
const RenewCodes = lazyPart(() => import('./renew-codes'))
const CodeDialog = lazyPart(() => import('./code-dialog').then((module) => ({ default: module.CodeDialog })))

const { card: texts, turnOff } = codeScreenTexts

export function CodeActions({ isOn }: { isOn: boolean }) {
  const { refresh } = useRouter()
  const update = () => {
    refresh()
    void refreshViewer()
  }
  if (!isOn) {
    return (
      <Opener icon="key-round" dialog={(state) => <SetUpCodes {...state} onDone={update} />}>
        {texts.turnOn}
      </Opener>
    )
  }
  return (
    <>
      <Opener
        variant="secondary"
        icon="refresh-cw"
        dialog={(state) => <RenewCodes {...state} onDone={update} />}
      >
        {texts.renew}
      </Opener>
      <Opener
        variant="danger-quiet"
        icon="shield-off"
        dialog={(state) => (
          <CodeDialog
            {...state}
            path="off"
            title={turnOff.title}
            lead={turnOff.lead}
            save={turnOff.save}
            onSaved={() => {
              state.onClose()
              toastSuccess(turnOff.done)
              update()
            }}
          />
        )}
      >
        {texts.turnOff}
      </Opener>
    </>
  )
}
