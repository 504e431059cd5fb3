import { routes } from '#domain/routes'
import { seoTexts } from '#texts/shell/seo'

export function organization(siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    '@type': 'Organization',
    name: seoTexts.siteName,
    url: absolute(routes.home),
    logo: { '@type': 'ImageObject', url: absolute('/brand/icon-512.png'), width: 512, height: 512 },
  }
}
