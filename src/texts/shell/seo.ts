import { NEWS_IN_FEED } from '#domain/limits'

export const seoTexts = {
  siteName: 'Българи в Германия',
  shortName: 'БГ·DE',
  homeTitle: 'Българи в Германия: животът в Германия, на български',
  description:
    'Място за българите в Германия: новини, форум, въпроси, обяви, услуги, квартири, доктори и консулства. На български.',
  cardTagline: 'Животът в Германия, на български',
  feedTitle: 'Българи в Германия: новини',
  feedDescription: `Най-новите ${NEWS_IN_FEED} статии за българите в Германия.`,
} as const
