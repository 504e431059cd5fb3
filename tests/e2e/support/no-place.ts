/** Runs in the browser and denies the location. */
export const noPlace = () =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 }) },
  })
