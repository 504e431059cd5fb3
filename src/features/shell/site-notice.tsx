import { shellTexts } from '#texts/shell/shell'
import { Container } from '../../ui/container'
import { Notice } from '../../ui/notice'
import { siteSettings } from './site-settings'

/** Planned maintenance and the like, above every page for as long as the administrators say so. */
export async function SiteNotice() {
  const { notice } = await siteSettings()
  if (!notice) return null
  return (
    <aside aria-label={shellTexts.notice} className="pt-4 print:hidden">
      <Container>
        <Notice>
          <p className="wrap-anywhere whitespace-pre-line">{notice}</p>
        </Notice>
      </Container>
    </aside>
  )
}
