import { generatePageMetadata, NotFoundPage, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type ClientConfig, getPayload, type ImportMap, type SanitizedConfig } from 'payload'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import config from '#config'
import { onFirstUse } from '#domain/time/on-first-use'
import { panelTexts } from '#texts/panels/panels'
import { viewer } from '../features/viewer/viewer'
import { answerElsewhere } from '../request-context'
import { admission, type PanelRoute } from './admission'
import { PanelConfig } from './panel-config'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}
type PanelRoot = ReactElement<{ config: ClientConfig; children: ReactNode }>

const strangersMetadata: Metadata = { title: panelTexts.brand, robots: { index: false, follow: false } }

/** Mounted once per role, each with its own route (docs/decisions/004-two-panels.md). */
export function createPanel(route: PanelRoute, importMap: ImportMap) {
  // Not before it is asked: under `npm run dev` Next looks at this module in a process without a configuration, too.
  const panelConfig = onFirstUse(() =>
    config.then((base): SanitizedConfig => ({ ...base, routes: { ...base.routes, admin: route } })),
  )

  async function redirectionOf({ params, searchParams }: Args) {
    // The first call decides the configuration of the instance, so that must not be the derived one.
    await getPayload({ config })
    const [{ segments = [] }, search, user] = await Promise.all([params, searchParams, viewer()])
    return admission({ user, route, segments, search })
  }

  async function Page(args: Args) {
    const elsewhere = await redirectionOf(args)
    if (elsewhere) {
      answerElsewhere(elsewhere)
      redirect(elsewhere)
    }
    return withRoute((await RootPage({ ...args, config: panelConfig(), importMap })) as PanelRoot)
  }

  /** Payload caches one client configuration for both panels; each gets a copy with its route. */
  function withRoute(root: PanelRoot) {
    const { config: shared, children } = root.props
    const patched: ClientConfig = { ...shared, routes: { ...shared.routes, admin: route } }
    return cloneElement(root, {
      config: patched,
      children: <PanelConfig route={route}>{children}</PanelConfig>,
    })
  }

  /** Next passes this screen neither address nor query. */
  async function NotFound() {
    const screen = await NotFoundPage({
      config: panelConfig(),
      importMap,
      params: Promise.resolve({ segments: [] }),
      searchParams: Promise.resolve({}),
    })
    return <PanelConfig route={route}>{screen}</PanelConfig>
  }

  const generateMetadata = async (args: Args): Promise<Metadata> =>
    (await redirectionOf(args)) ? strangersMetadata : generatePageMetadata({ ...args, config: panelConfig() })

  return { Page, NotFound, generateMetadata }
}
