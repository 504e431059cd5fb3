'use client'

import { REPORT_INFO_MAX, reportInput } from '#domain/moderation/report-input'
import { routes } from '#domain/routes'
import { reportFormTexts as texts } from '#texts/moderation/report-form'
import { reportReasons } from '#domain/moderation/report-values'
import { FormDialog } from '../../../ui/form/form-dialog'
import { formValues } from '../../../ui/form/form-values'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { PageLink } from '../../../ui/page/page-link'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import { refreshViewer } from '../../viewer/viewer-store'
import type { Reported } from './reported'

type Props = { item: Reported; open: boolean; onClose: () => void }

export default function ReportDialog({ item, open, onClose }: Props) {
  const form = useSafeForm({
    draft: `report:${item.type}:${item.id}`,
    schema: reportInput,
    read: (element) => ({ ...formValues(element), itemType: item.type, itemId: item.id }),
    save: (input) => send('POST', '/api/reports', input),
    failure: texts.failure,
    onSaved: () => {
      onClose()
      toastSuccess(texts.success)
      void refreshViewer()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.lead(item.name)}
      form={form}
      save={texts.submit}
    >
      <SuspendedNote />
      <RadioGroup {...form.field('reason')} label={texts.reason} options={reportReasons(item.type)} />
      <TextAreaField
        {...form.field('additionalInfo')}
        label={texts.info}
        hint={texts.infoHint}
        optional
        max={REPORT_INFO_MAX}
      />
      <p className="type-meta">
        {texts.confidential}{' '}
        <PageLink href={routes.reportContentOf(location.pathname)} className="inline-block py-0.5">
          {texts.illegal}
        </PageLink>
      </p>
    </FormDialog>
  )
}
