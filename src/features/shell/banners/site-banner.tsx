import { shellTexts } from '#texts/shell/shell'
import { Container } from '../../../ui/page/container'
import { Alert } from '../../../ui/states/alert'
import { siteSettings } from '../site-settings'

export async function SiteBanner() {
  const { notice } = await siteSettings()
  if (!notice) return null
  return (
    <aside aria-label={shellTexts.notice} className="pt-4 print:hidden">
      <Container>
        <Alert>
          <p className="wrap-anywhere whitespace-pre-line">{notice}</p>
        </Alert>
      </Container>
    </aside>
  )
}
