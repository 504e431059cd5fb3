import { legalNoticeFormTexts as texts, legalNoticeTexts } from '#texts/legal/legal-notices'
import { Alert } from '../../ui/states/alert'
import { SectionHead } from '../../ui/page/section-head'
import { LegalNoticeArea } from './legal-notice-area'

/** Notice and action mechanism (Digital Services Act, Art. 16). */
export function LegalNoticeSection() {
  return (
    <section id="signal" aria-labelledby="signal-title" className="print:hidden">
      <SectionHead id="signal-title" title={legalNoticeTexts.one} />
      <div className="mb-6 grid max-w-read gap-3">
        <p>{texts.lead}</p>
        <p className="text-ink-soft">{texts.next}</p>
      </div>
      <Alert tone="wait" className="js:hidden">
        {texts.noScripts}
      </Alert>
      <div className="max-w-read">
        <LegalNoticeArea />
      </div>
    </section>
  )
}
