import { useSearchParams } from 'next/navigation'
import { NOTICE_REASON_MAX, legalNoticeInput } from '#domain/legal/legal-notice-input'
import { legalNoticeAddress } from '#domain/legal/legal-notice'
import { routes } from '#domain/routes'
import { legalNoticeFormTexts as texts, legalNoticeTexts } from '#texts/legal/legal-notices'
import { uiTexts } from '#texts/shell/ui'
import type { LegalNotice as StoredLegalNotice } from '#types'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/form/field'
import { CheckField } from '../../ui/form/check-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { FormRefusal } from '../../ui/form/form-refusal'
import { useForm } from '../../ui/form/use-form'
import { PageLink } from '../../ui/page/page-link'
import { send } from '../../ui/requests/send'
import type { SentLegalNotice } from './legal-notice-sent'

type LegalNoticeFormProps = { onSent: (sent: SentLegalNotice) => void }

export default function LegalNoticeForm({ onSent }: LegalNoticeFormProps) {
  const { form, field, isBusy, ...state } = useForm({
    schema: legalNoticeInput,
    save: (input) => send<{ doc: StoredLegalNotice }>('POST', '/api/notices', input),
    onSaved: ({ doc }) => onSent({ caseNumber: doc.caseNumber ?? '', email: doc.email }),
    failure: texts.failed,
  })
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <FormRefusal form={state} />
      <AddressField {...field('url')} />
      <TextAreaField
        {...field('reason')}
        label={legalNoticeTexts.reason}
        hint={texts.reasonHint}
        max={NOTICE_REASON_MAX}
        required
        rows={5}
      />
      <TextField {...field('name')} label={legalNoticeTexts.name} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={legalNoticeTexts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <CheckField {...field('goodFaith')} label={legalNoticeTexts.goodFaith} required />
      <p className="type-meta">
        {texts.privacy}{' '}
        <PageLink href={routes.privacy} target="_blank">
          {texts.privacyLink}
          <span className="sr-only"> {uiTexts.opensInNewTab}</span>
        </PageLink>
      </p>
      <Button type="submit" size="lg" className="justify-self-start" busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}

/** The page is cached for everybody; the browser reads the reported item from the address. */
function AddressField(field: { name: string; error?: string }) {
  const search = useSearchParams()
  return (
    <TextField
      {...field}
      label={legalNoticeTexts.url}
      hint={texts.urlHint}
      inputMode="url"
      autoCapitalize="none"
      defaultValue={legalNoticeAddress(search.toString(), location.origin)}
      required
    />
  )
}
