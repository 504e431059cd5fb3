import { areaLinks } from '../nav/area-links'
import { FooterView } from './footer-view'
import { siteSettings } from '../site-settings'

export async function Footer() {
  const { brand, credit } = await siteSettings()
  return <FooterView areas={areaLinks} brand={brand} credit={credit} year={new Date().getFullYear()} />
}
