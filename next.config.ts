import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  // Pages take the configuration from the process around Next (docs/decisions/110-one-configuration.md).
  turbopack: { resolveAlias: { '#config': './src/shared-config.ts' } },
  // Compression and caching belong to the HTTP server in src/server, not to Next.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // One copy of a page serves everybody, search engines too: title and description stand in its head, not behind it.
  htmlLimitedBots: /.*/,
  // A header of links would ask for the fonts before the styles, without which nothing is drawn.
  reactMaxHeadersLength: 0,
  // A build in two thirds of the time (docs/decisions/109-first-start.md).
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false },
  },
  // Pictures get their sizes at upload; nothing is resized per request.
  images: { unoptimized: true },
  // One copy of these at run time: bundled twice, `instanceof ValidationError` fails and field errors are lost.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/translations',
    'pino',
    'pino-pretty',
    'sharp',
    'pg',
  ],
}

const config = withPayload(nextConfig, { devBundleServerPackages: false }) as NextConfig

export default {
  ...config,
  // Payload turns it off for a configuration in Next's bundles; ours lies outside of them
  // (docs/decisions/110-one-configuration.md), and a change is seen sooner.
  experimental: { ...config.experimental, turbopackServerFastRefresh: true },
} satisfies NextConfig
