import type { Suspension } from '#domain/account/suspension'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { Alert } from '../../../ui/states/alert'

export default function SuspendedHere({ suspension }: { suspension: Suspension }) {
  return (
    <Alert tone="wait" icon="lock" role="alert">
      <p className="wrap-anywhere">
        {texts.refused(suspension)} {texts.textStays}
      </p>
    </Alert>
  )
}
