import { generatePageMetadata, NotFoundPage, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type ClientConfig, getPayload, type ImportMap, type SanitizedConfig } from 'payload'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import config from '#config'
import { panelTexts } from '#texts/panels/panels'
import { viewer } from '../features/viewer/viewer'
import { admission, type PanelRoute } from './admission'
import { PanelConfig } from './panel-config'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}
type PanelRoot = ReactElement<{ config: ClientConfig; children: ReactNode }>

/** Says nothing about what stands behind the address. */
const strangersMetadata: Metadata = { title: panelTexts.brand, robots: { index: false, follow: false } }

/**
 * One generated admin interface, mounted once per role (docs/decisions/004-two-panels.md). The configuration that
 * the interface sees is the real one with another route; the payload instance always keeps the base configuration.
 */
export function createPanel(route: PanelRoute, importMap: ImportMap) {
  const derived = config.then((base): SanitizedConfig => ({
    ...base,
    routes: { ...base.routes, admin: route },
  }))

  async function redirectionOf({ params, searchParams }: Args) {
    // Whoever asks for the instance first decides its configuration, so that must not be the derived one.
    await getPayload({ config })
    const [{ segments = [] }, search, user] = await Promise.all([params, searchParams, viewer()])
    return admission({ user, route, segments, search })
  }

  async function Page(args: Args) {
    const elsewhere = await redirectionOf(args)
    if (elsewhere) redirect(elsewhere)
    return withRoute((await RootPage({ ...args, config: derived, importMap })) as PanelRoot)
  }

  /** Payload keeps one client configuration for both panels; each gets a copy that knows where it stands. */
  function withRoute(root: PanelRoot) {
    const { config: shared, children } = root.props
    const patched: ClientConfig = { ...shared, routes: { ...shared.routes, admin: route } }
    return cloneElement(root, {
      config: patched,
      children: <PanelConfig route={route}>{children}</PanelConfig>,
    })
  }

  /** Next gives this screen neither address nor query. */
  async function NotFound() {
    const screen = await NotFoundPage({
      config: derived,
      importMap,
      params: Promise.resolve({ segments: [] }),
      searchParams: Promise.resolve({}),
    })
    return <PanelConfig route={route}>{screen}</PanelConfig>
  }

  const generateMetadata = async (args: Args): Promise<Metadata> =>
    (await redirectionOf(args)) ? strangersMetadata : generatePageMetadata({ ...args, config: derived })

  return { Page, NotFound, generateMetadata }
}
