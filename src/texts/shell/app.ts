import type { appScreenshots, appShortcuts } from '#domain/web/app-pictures'
import { areaTexts } from '../areas'

/** What the installed site says of itself. */
export const appTexts = {
  shortcuts: {
    forum: areaTexts.forum,
    contacts: 'Контакти',
    'small-ads': areaTexts.smallAds,
    feed: areaTexts.feed,
  } satisfies Record<(typeof appShortcuts)[number]['name'], string>,
  screenshots: {
    home: 'Начало: търсене, раздели и новини',
    contacts: 'Български лекари и адвокати в Германия',
    feed: 'Въпроси и отговори от общността',
    'small-ads': 'Малки обяви',
    embassies: 'Консулства и посолства',
  } satisfies Record<(typeof appScreenshots)[number]['name'], string>,
} as const
