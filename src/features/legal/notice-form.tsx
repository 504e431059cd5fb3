import { useSearchParams } from 'next/navigation'
import { NOTICE_REASON_MAX, noticeInput } from '#domain/legal/legal-notice-input'
import { noticeAddress } from '#domain/legal/legal-notice'
import { routes } from '#domain/routes'
import { noticeFormTexts as texts, noticeTexts } from '#texts/legal/legal-notices'
import { uiTexts } from '#texts/shell/ui'
import type { Notice as StoredNotice } from '#types'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { CheckField } from '../../ui/form/check-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { useForm } from '../../ui/form/use-form'
import { Notice } from '../../ui/notice'
import { PageLink } from '../../ui/page-link'
import { send } from '../../ui/send'
import type { SentNotice } from './notice-sent'

type NoticeFormProps = { onSent: (sent: SentNotice) => void }

export default function NoticeForm({ onSent }: NoticeFormProps) {
  const { form, field, problem, isBusy } = useForm({
    schema: noticeInput,
    save: (input) => send<{ doc: StoredNotice }>('POST', '/api/notices', input),
    onSaved: ({ doc }) => onSent({ caseNumber: doc.caseNumber ?? '', email: doc.email }),
    failure: texts.failed,
  })
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <AddressField {...field('url')} />
      <TextAreaField
        {...field('reason')}
        label={noticeTexts.reason}
        hint={texts.reasonHint}
        max={NOTICE_REASON_MAX}
        required
        rows={5}
      />
      <TextField {...field('name')} label={noticeTexts.name} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={noticeTexts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <CheckField {...field('goodFaith')} label={noticeTexts.goodFaith} required />
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

/** The page is the same for everybody; which item the reader came from, its address says to the browser. */
function AddressField(field: { name: string; error?: string }) {
  const search = useSearchParams()
  return (
    <TextField
      {...field}
      label={noticeTexts.url}
      hint={texts.urlHint}
      inputMode="url"
      autoCapitalize="none"
      defaultValue={noticeAddress(search.toString(), location.origin)}
      required
    />
  )
}
