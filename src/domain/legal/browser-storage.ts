import { OFFLINE_COPIES } from '../web/offline-copies'
import { CONSENT_KEY } from './cookie-consent'

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'
export type StorageGroup = 'session' | 'preferences' | 'analytics'

type Stored = { name: string; place: StoragePlace; group: StorageGroup }

/** The legal page lists these; `tests/e2e/legal/legal.spec.ts` compares them with what a browser really stores. */
export const browserStorage = [
  { name: 'payload-token', place: 'cookie', group: 'session' },
  { name: 'device', place: 'cookie', group: 'session' },
  { name: 'member', place: 'localStorage', group: 'session' },
  { name: 'owns', place: 'localStorage', group: 'session' },
  { name: 'browser-notifications', place: 'localStorage', group: 'session' },
  { name: 'browser-notifications-until', place: 'localStorage', group: 'session' },
  { name: 'browser-push', place: 'localStorage', group: 'session' },
  { name: 'shared', place: 'sessionStorage', group: 'session' },
  { name: 'toast', place: 'sessionStorage', group: 'session' },
  { name: CONSENT_KEY, place: 'localStorage', group: 'preferences' },
  { name: 'theme', place: 'localStorage', group: 'preferences' },
  { name: 'payload-theme', place: 'cookie', group: 'preferences' },
  { name: 'balgari_favorites', place: 'localStorage', group: 'preferences' },
  { name: 'emoji', place: 'localStorage', group: 'preferences' },
  { name: 'offline', place: 'cacheStorage', group: 'preferences' },
  { name: OFFLINE_COPIES, place: 'cacheStorage', group: 'preferences' },
] as const satisfies readonly Stored[]

export type StorageName = (typeof browserStorage)[number]['name']
