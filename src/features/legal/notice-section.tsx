import { noticeFormTexts as texts, noticeTexts } from '#texts/legal/legal-notices'
import { Notice } from '../../ui/notice'
import { SectionHead } from '../../ui/section-head'
import { NoticeArea } from './notice-area'

/** Notice and action, open to everybody (Digital Services Act, Art. 16). */
export function NoticeSection() {
  return (
    <section id="signal" aria-labelledby="signal-title" className="print:hidden">
      <SectionHead id="signal-title" title={noticeTexts.one} />
      <div className="mb-6 grid max-w-read gap-3">
        <p>{texts.lead}</p>
        <p className="text-ink-soft">{texts.next}</p>
      </div>
      <Notice tone="wait" className="js:hidden">
        {texts.noScripts}
      </Notice>
      <div className="max-w-read">
        <NoticeArea />
      </div>
    </section>
  )
}
