import { routes } from '#domain/routes'
import { seoTexts } from '#texts/shell/seo'
import { organization } from '../listing/json-ld/organization'

export function homeJsonLd(siteUrl: string): Record<string, unknown> {
  const home = new URL(routes.home, siteUrl).href
  const id = `${home}#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: seoTexts.siteName,
        alternateName: seoTexts.shortName,
        description: seoTexts.description,
        url: home,
        inLanguage: 'bg',
        publisher: { '@id': id },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${new URL(routes.search, siteUrl).href}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      { ...organization(siteUrl), '@id': id },
    ],
  }
}
