import type { ReactNode } from 'react'
import { areaLinks } from '../nav/area-links'
import { HeaderView } from './header-view'
import { siteSettings } from '../site-settings'

/** `bell` comes from outside: areas do not know each other. */
export async function Header({ bell }: { bell: ReactNode }) {
  const { brand } = await siteSettings()
  return <HeaderView brand={brand} bell={bell} areas={areaLinks} />
}
