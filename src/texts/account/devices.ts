/** „Chrome на Android“; the name is what `src/domain/account/browser-name.ts` writes down at sign-in. */
export const deviceName = (browser: string | null): string =>
  browser?.replace(', ', ' на ') ?? 'Непознато устройство'
